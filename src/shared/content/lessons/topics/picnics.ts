import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('picnic', 'noun', 'a meal that you take with you and eat outside', 'We had a picnic by the river.'),
      word('outside', 'adverb', 'not in a house', 'It is warm, so let’s eat outside.'),
      word('blanket', 'noun', 'a big, warm piece of cloth for a bed or the ground', 'We sat on a blue blanket.'),
      word('basket', 'noun', 'a thing to carry food in, often made of wood', 'The apples are in the basket.'),
      word('sandwich', 'noun', 'two pieces of bread with cheese or other food between them', 'I made ten sandwiches.'),
      word('bring', 'verb', 'to come with something', 'Can you bring some fruit?'),
      word('share', 'verb', 'to give a part of what you have to others', 'We shared the last orange.'),
      word('plate', 'noun', 'a flat thing that you put food on', 'We forgot the plates.'),
      word('slice', 'noun', 'a thin piece of bread or cake', 'Who wants a slice of cake?'),
      word('shade', 'noun', 'a cool place where there is no sun', 'Let’s sit in the shade of that tree.'),
      word('ant', 'noun', 'a very small black or red animal with six legs', 'There is an ant on your sandwich.'),
      word('wet', 'adjective', 'with water on it or in it', 'The grass was wet after the rain.'),
      word('quiet', 'adjective', 'with very little noise', 'It is quiet under the trees.'),
      word('island', 'noun', 'land with water on all sides', 'We took a boat to the island.'),
    ],
    text: {
      title: 'Please hurry, it’s chocolate',
      kind: 'text',
      genre: 'news',
      text: `GREEN BAY. Nine people and a big cake came home by boat on Sunday.

Eleni Petrou and eight friends wanted a quiet picnic. In the morning the sea was far away, so they walked over the sand to a little island. They sat on their blankets and ate sandwiches from their baskets.

“It was perfect,” says Eleni. “No noise and no ants.”

At two Eleni went to wash the plates in the sea. It was a very short walk. There was water on all sides, and the island was as big as a bus.

Her friend Sefa phoned for help. “Are you in danger?” asked a helper. “No,” said Sefa. “But the cake is getting wet. Please hurry, it’s chocolate.”

A boat came with two helpers. Everybody shared the cake on the way home, and the helpers had three slices each.

The next picnic is in the park. The helpers are coming, with one question: “Who is making the cake?”`,
      questions: [
        choose(
          'What is the news about?',
          'A picnic that ended on a boat',
          [
            ['A boat trip with a chocolate cake', 'The friends walked to the island. They did not plan a boat trip.'],
            ['A new island for quiet picnics', 'The island is only there when the sea is far away.'],
            ['A big picnic in the town park', 'The picnic in the park is the next one.'],
          ],
          '“Nine people and a big cake came home by boat on Sunday.”',
        ),
        choose(
          'How did the friends get to the island?',
          'They went on foot.',
          [
            ['They took a bus.', 'The island was “as big as a bus”, but they did not take one.'],
            ['They had a boat.', 'The boat came later and took them home.'],
            ['They swam there.', 'There was no water on their way in the morning.'],
          ],
          '“they walked over the sand to a little island”',
        ),
        trueOrFalse('There were a lot of ants on the island.', false, '“No noise and no ants.”'),
        write(
          'Who phoned for help?',
          ['Sefa', 'her friend Sefa', 'Eleni’s friend Sefa', 'Sefa did'],
          '“Her friend Sefa phoned for help.”',
        ),
        choose(
          'Why was it a short walk to the sea at two o’clock?',
          'The sea was much nearer.',
          [
            ['The plates were very dirty.', 'Eleni went to wash them, but that does not make the walk short.'],
            ['The friends sat in a boat.', 'The boat came later.'],
            ['The sand was nice and dry.', 'The sand was under the water now.'],
          ],
          '“There was water on all sides, and the island was as big as a bus.”',
        ),
        choose(
          'Why are the helpers coming to the next picnic?',
          'They liked what they ate.',
          [
            ['They can make good cakes.', 'They do not make it. They ask who makes it.'],
            ['They work near the park.', 'The news does not say where they work.'],
            ['They think it is dangerous.', 'It is in a park, and there is no sea.'],
          ],
          '“the helpers had three slices each”. Their question is: “Who is making the cake?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'The two of you are planning a picnic for a group of friends on Saturday. Choose the place, the food and the time.',
      a: {
        role: 'You talked to all the friends.',
        facts: [
          'You are twelve people, and you have 60 pounds for everything.',
          'Two friends work on Saturday until half past eleven.',
          'Three friends do not eat meat.',
          'Many want to sing, and one of them is going to bring a guitar.',
        ],
        goals: [
          'Find out what the park and the lake are like on Saturday.',
          'Find out how you can get to the lake, and what that costs.',
          'Find out what food you can buy, and what it costs.',
          'Make a plan with B.',
        ],
      },
      b: {
        role: 'You know the places and the shops.',
        facts: [
          'The park is near, but a loud band is playing there from one to three.',
          'The lake is quiet. There are buses at ten and at twelve, and one back at five. It costs 3 pounds for one person, there and back.',
          'Sandwiches are 2 pounds for one person, with cheese or with meat.',
          'Hot pizza is 4 pounds for one person. It always has meat on it.',
        ],
        goals: [
          'Find out how many people are coming, and how much money there is.',
          'Find out when everybody has time.',
          'Find out what people eat, and what they want to do there.',
          'Make a plan with A. You love hot pizza.',
        ],
      },
      phrases: [
        'How many people are coming?',
        'How do we get there?',
        'How much is that for twelve people?',
        'That’s too loud for …',
        'Some of us can have …',
        'Let’s meet at …',
      ],
    },
    statements: [
      'All food is better outside.',
      'A picnic without cake is not a picnic.',
      'It is nice to eat with your hands.',
      'A beach is a better place for a picnic than a park.',
      'People should not play loud music in a park.',
      'A little rain is no reason to stay at home.',
      'I like to sit on a chair when I eat.',
    ],
    questions: [
      'Where is a good place for a picnic near your home?',
      'What do you take with you to a picnic?',
      'What can go wrong at a picnic?',
      'Which food is good for a picnic, and which food is not?',
      'What can people do after they eat?',
    ],
    task: {
      instruction:
        'Six friends walk for two hours to their picnic in the hills. They have 30 pounds, and one bag for seven kilos. Choose what they take. They need something to eat and something to drink.',
      options: [
        'Twelve cheese sandwiches: 12 pounds, two kilos',
        'A bowl of rice salad with six plates: 8 pounds, three kilos',
        'A big melon: 4 pounds, four kilos',
        'Six bottles of water: 3 pounds, three kilos',
        'Six bottles of cold lemonade: 9 pounds, four kilos',
        'A chocolate cake: 10 pounds, one kilo, not good in the sun',
        'A blanket for six people: free, two kilos',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a group of friends. Invite them to a picnic. Say where and when it is, what everybody can bring and what you are going to do if it rains.',
  },
  hard: {
    words: [
      word('hamper', 'noun', 'a large basket with a lid for food', 'The hamper was too heavy for one person.'),
      word('spot', 'noun', 'a particular place', 'We found a quiet spot by the stream.'),
      word(
        'folding',
        'adjective',
        'that can be made flat or small when it is not needed',
        'Two folding chairs fit into the boot.',
      ),
      word('tablecloth', 'noun', 'a piece of material that covers a table', 'The wind lifted the tablecloth.'),
      word('flask', 'noun', 'a container that keeps drinks or soup hot or cold', 'There is tea in the flask.'),
      word('lean', 'verb', 'to rest part of your body against something', 'She leaned against a tree and ate a pear.'),
      word(
        'comfort',
        'noun',
        'a pleasant feeling, with nothing hard, cold or tiring',
        'A cushion adds a little comfort.',
      ),
      word(
        'the whole point',
        'phrase',
        'the real reason for something',
        'Being outdoors is the whole point of a picnic.',
      ),
      word('serve', 'verb', 'to give people food on their plates', 'We served the salad on large leaves.'),
      word('ruin', 'verb', 'to make something bad that was good', 'One wasp can ruin an afternoon.'),
      word('damp', 'adjective', 'slightly wet', 'The ground was damp in the morning.'),
      word('puddle', 'noun', 'a little pool of rain on the ground', 'He put the hamper down in a puddle.'),
      word('leftovers', 'noun', 'food that has not been eaten at a meal', 'The leftovers were enough for supper.'),
      word(
        'spontaneous',
        'adjective',
        'done suddenly, without a plan',
        'Our spontaneous picnics are usually the best.',
      ),
    ],
    text: {
      title: 'A restaurant without a roof',
      kind: 'dialogue',
      genre: 'argument',
      text: `Chidi: What on earth is that?
Ingrid: A folding table. There are four chairs in the car as well.
Chidi: You said that we were going to have a picnic.
Ingrid: We are. Could you take the other end of the tablecloth?
Chidi: A picnic takes place on the ground. You lean on one elbow, in a position that nobody can keep up for more than ten minutes, and you eat with the other hand. That’s the whole point.
Ingrid: That isn’t a point, it’s a punishment. Why should food taste better down among the ants?
Chidi: Because on a blanket nobody has a fixed place. You move around, you share, and you end up next to somebody you didn’t come with. As soon as there are chairs, there are guests, and then somebody has to serve the soup.
Ingrid: It’s in the flask. So comfort ruins everything?
Chidi: All I’m saying is that you’ve built a restaurant and left out the roof.
Ingrid: The roof is in the blue bag. It’s a bit windy, so I thought we’d wait.
Chidi: I see. Then I’ll be over there on the grass, enjoying myself.
Ingrid: As you like. You do know that it rained all night?
Chidi: Damp grass never hurt anybody.
Ingrid: Chidi? It’s been five minutes, and you look like somebody sitting in a puddle.
Chidi: I’m having a wonderful time. By the way, is anybody using the fourth chair?
Ingrid: Yes. The cake is.
Chidi: A cake can sit on the ground. It’s a picnic, after all.
Ingrid: Come here, then. But lean on one elbow, or it doesn’t count.`,
      questions: [
        choose(
          'What do Chidi and Ingrid disagree about?',
          'How comfortable a picnic may be',
          [
            ['How many people should be invited', 'Neither of them says who or how many should come.'],
            ['Whether it is too wet for a picnic', 'Both of them want to stay; only the seats are in question.'],
            ['What kind of food should be served', 'Soup and cake are mentioned, but not argued about.'],
          ],
          'Chidi says: “A picnic takes place on the ground.” Ingrid asks: “So comfort ruins everything?”',
        ),
        choose(
          'Why does Chidi think that a blanket is better?',
          'It brings different people together.',
          [
            ['It is easier to carry than furniture.', 'Chidi does not speak of carrying things.'],
            ['It keeps the food away from the ants.', 'Ingrid says that the ants are on the ground.'],
            ['It lets everybody have a little sleep.', 'Leaning on an elbow is for eating, not for sleeping.'],
          ],
          '“you end up next to somebody you didn’t come with”',
        ),
        choose(
          'What does Ingrid call a punishment?',
          'Having to eat in an awkward way',
          [
            ['Having to serve soup to all the guests', 'Chidi says this later, and it is about chairs.'],
            ['Having to carry the table from the car', 'Ingrid does not complain about the table.'],
            ['Having to share a meal with strangers', 'Chidi praises this, after Ingrid has said the word.'],
          ],
          'Chidi has spoken of “a position that nobody can keep up for more than ten minutes”.',
        ),
        trueOrFalse(
          'Ingrid has brought a roof but has not put it up.',
          true,
          '“The roof is in the blue bag. It’s a bit windy, so I thought we’d wait.”',
        ),
        write(
          'Where is the soup?',
          ['in the flask', 'in a flask', 'flask', 'the flask', 'a flask'],
          'Chidi speaks of the soup, and Ingrid answers: “It’s in the flask.”',
        ),
        choose(
          'Why does Chidi ask about the fourth chair?',
          'The grass is less fun than Chidi says.',
          [
            ['The cake ought to have a better place.', 'Chidi wants to move the cake to the ground.'],
            ['Another guest will soon be joining them.', 'Nobody else is mentioned.'],
            ['It is impolite to leave a chair empty.', 'The cake is on it, and Chidi does not speak of manners.'],
          ],
          'Chidi looks “like somebody sitting in a puddle” and still says: “I’m having a wonderful time.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'The people of a street want to have a picnic in the park on a Sunday in June. Their organiser talks to the manager of the park.',
      a: {
        role: 'You are the organiser.',
        facts: [
          'Eighty people are coming, thirty of them children. Ten teenagers have offered to clear up.',
          'Many people want to grill vegetables and fish over a fire.',
          'The street has a band. It would rather play with loudspeakers, and its singer is away on the third Sunday.',
          'You have 300 pounds for the park. Food and plates have been paid for.',
        ],
        goals: [
          'Find out what a group of your size has to pay.',
          'Find out where and when a fire is allowed.',
          'Find out what the rules for music are.',
          'Agree on a Sunday and on what will happen there. You cannot go over 300 pounds.',
        ],
      },
      b: {
        role: 'You manage the park.',
        facts: [
          'A group of more than sixty pays 150 pounds and needs people who clear up. Smaller groups pay nothing, but each has a lawn of its own.',
          'Fires are allowed by the pond only. On the second Sunday a wedding has booked it; on the third it is free.',
          'Music without loudspeakers is free until six. With loudspeakers it costs 200 pounds.',
          'Only the second and the third Sunday are possible.',
        ],
        goals: [
          'Find out how many people are coming, and who will clear up.',
          'Find out what they want to do, and what matters most to them.',
          'Find out how much they can pay.',
          'Agree on a Sunday. You may lower one price by 50 pounds, in return for something.',
        ],
      },
      phrases: [
        'Would it be possible to …?',
        'I’m afraid that isn’t allowed unless …',
        'Which matters more to you, … or …?',
        'What if we split up into …?',
        'In return, we could …',
        'That would come to … altogether.',
      ],
    },
    statements: [
      'The best picnics are not planned.',
      'Anybody who brings a table has not understood picnics.',
      'Large groups should pay for using a public park.',
      'Plastic plates and cups should be banned from parks.',
      'Food from a shop does not belong at a picnic.',
      'A picnic in the snow is better than one in the heat.',
      'I would leave my phone at home for a picnic.',
      'You get to know people better on a blanket than in a restaurant.',
    ],
    questions: [
      'What makes a place right for a picnic?',
      'What do people eat outdoors where you live, and what would they never take with them?',
      'Why does simple food often taste better in the open air?',
      'How can people share a crowded park on a hot day?',
      'How would you make a picnic indoors feel real?',
    ],
    task: {
      instruction:
        'Twenty people from six countries, who do not know one another yet, are having a picnic on Saturday. There will be sun until three and then perhaps a storm. You have 240 pounds. Choose one place and two extras.',
      options: [
        'Place: a hill with a view of the whole town, forty minutes on foot, without any roof: free',
        'Place: the bank of a river next to a bus stop, with a roof for twelve: 60 pounds',
        'Place: an orchard with a barn for everybody, an hour away: 130 pounds with the bus',
        'Extra: a baker who makes flat bread with the guests over a fire: 120 pounds',
        'Extra: ten hampers, each for two people who have never met: 110 pounds',
        'Extra: everybody brings a dish and tells its story: free, but four of them have no kitchen',
        'Extra: somebody who leads games for three hours: 80 pounds, and not everybody likes games',
      ],
    },
    writing:
      'Write a review of 120 to 150 words for a website about days out. Recommend a place for a picnic, describe what it is like at its best and warn the readers of two things that could ruin their day.',
  },
};
