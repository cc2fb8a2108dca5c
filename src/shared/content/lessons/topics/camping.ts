import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('tent', 'noun', 'a small house of cloth that you sleep in', 'Our tent is big enough for four.'),
      word('put up', 'phrase', 'to make a tent stand', 'We put up the tent in ten minutes.'),
      word('camp', 'noun', 'a place where people sleep in tents', 'The camp is next to a lake.'),
      word('fire', 'noun', 'it is hot and bright, and it burns wood', 'We cooked fish on the fire.'),
      word('put out', 'phrase', 'to make a fire stop', 'Put out the fire before you go to sleep.'),
      word('sleep', 'verb', 'to close your eyes and rest at night', 'I sleep very well in a tent.'),
      word('rucksack', 'noun', 'a big bag that you carry on your back', 'My rucksack is too heavy.'),
      word('outside', 'adverb', 'not in a house or a tent', 'It is cold outside at night.'),
      word('dark', 'adjective', 'with no light', 'It is very dark in the forest.'),
      word('zip', 'noun', 'a line of small teeth that closes a bag or tent', 'The zip of my tent is broken.'),
      word('rubbish', 'noun', 'things you do not want any more', 'We put our rubbish in a bag.'),
      word('battery', 'noun', 'a thing that gives electricity to a lamp or phone', 'This lamp needs a new battery.'),
      word('torch', 'noun', 'a small lamp that you carry in your hand', 'Take a torch when you go to the toilet.'),
      word(
        'sleeping bag',
        'noun',
        'it is long and warm, and you lie in it at night',
        'I was cold in my thin sleeping bag.',
      ),
    ],
    text: {
      title: 'The rules of Stone Lake',
      kind: 'text',
      genre: 'instructions',
      text: `Welcome to Stone Lake Camp! Please read our rules.

1. Put up your tent before it gets dark. Do not put it under the big tree. Forty birds sleep there.

2. You can make a fire on the beach, but not near the tents. Put it out with water before you go to bed.

3. Turn off your radio at ten. Listen to the frogs.

4. Do not leave your shoes outside. Our goat, Pepe, eats shoes.

5. Close your tent and your rucksack. Pepe can open doors, but a zip is difficult for him.

6. Do not run when you see Pepe. He thinks that it is a game, and he always wins.

7. Do not give him food. Last summer he ate eleven left shoes. He does not like the right ones, and we do not know why.

8. Take your rubbish home with you.

The camp shop is open from eight to six. We sell bread, milk, batteries and shoes. Left shoes only.`,
      questions: [
        choose(
          'What do the rules help people to do?',
          'To have a good stay and keep their things',
          [
            [
              'To take good care of a goat and forty birds',
              'The animals are in the rules, but guests do not look after them.',
            ],
            ['To find the camp and pay for their places', 'We do not read where the camp is or what it costs.'],
            ['To play games and make friends at the lake', 'Only Pepe thinks of a game.'],
          ],
          'For example: “Put up your tent before it gets dark.” “Do not leave your shoes outside.”',
        ),
        write(
          'Where can you make a fire?',
          ['on the beach', 'the beach', 'beach', 'at the beach'],
          '“You can make a fire on the beach, but not near the tents.”',
        ),
        trueOrFalse('Pepe can open a door.', true, '“Pepe can open doors, but a zip is difficult for him.”'),
        choose(
          'What is right when Pepe comes?',
          'Stand still, or walk away slowly.',
          [
            ['Play with him until he goes to sleep.', 'He loves games, but the rules do not tell us to play with him.'],
            ['Give him bread or milk from the shop.', 'The rules say that he must not get food.'],
            ['Run to your tent and close the zip.', 'When you run, he thinks that it is a game.'],
          ],
          '“Do not run when you see Pepe.”',
        ),
        choose(
          'Why does the shop sell left shoes only?',
          'Guests still have their right shoes.',
          [
            ['Guests leave their old shoes there.', 'They must not leave shoes outside, and they take rubbish home.'],
            ['Guests buy them as food for Pepe.', 'The rules say: no food for Pepe.'],
            ['Guests often lose a shoe in the lake.', 'It is Pepe who takes the shoes.'],
          ],
          '“Last summer he ate eleven left shoes. He does not like the right ones, and we do not know why.”',
        ),
      ],
    },
    roleCards: {
      scene: 'Two friends want to go camping at the weekend. They plan it on the phone.',
      a: {
        role: 'You have a tent and a car.',
        facts: [
          'Your tent is for two people. One person can sleep in the back of the car.',
          'The camp is one and a half hours from your home by car. It closes at eight in the evening and opens again at eight in the morning.',
          'You have one sleeping bag, and nothing to cook on. You are free from five on Friday.',
          'On Saturday there is a bus from your town to the camp at ten. A ticket is 12 pounds.',
        ],
        goals: [
          'Find out what B has for cooking and sleeping.',
          'Find out when B can leave on Friday and when B has to be back.',
          'Agree on when you go, and on what you take.',
        ],
      },
      b: {
        role: 'You want to go camping with A, and your cousin wants to come too.',
        facts: [
          'You have two sleeping bags and a small cooker. Your cousin has no tent and no sleeping bag.',
          'You finish work at six on Friday. Your office is half an hour from A’s home by car, on the way to the camp.',
          'You have to be back on Sunday at four.',
        ],
        goals: [
          'Find out how many people can sleep in A’s tent, and find a place for your cousin.',
          'Find out how far the camp is, and when it closes.',
          'You want two nights at the camp, but your cousin is only free from Saturday at nine. Find a good plan.',
        ],
      },
      phrases: [
        'Have you got a …?',
        'What time can you leave?',
        'How far is it?',
        'Can my cousin come too?',
        'I can bring …',
        'What about Saturday morning?',
      ],
    },
    statements: [
      'A bad night in a tent is better than a good night in a hotel.',
      'Phones should stay at home when you go camping.',
      'Food tastes better outside.',
      'The night is the best part of camping.',
      'Camping alone is a bad idea.',
      'Every child should sleep in a tent once.',
      'I can make a fire.',
      'Camping is boring when it rains.',
    ],
    questions: [
      'Where is a good place to camp in your country?',
      'What can you hear at night outside?',
      'Which three things do you need most in a tent?',
      'What can you cook on a small fire?',
      'What can you do in a tent on a day with a lot of rain?',
    ],
    task: {
      instruction:
        'Four friends want to camp for two nights. They have 80 pounds for the camp. They have no car, but the buses and trains are free for them. Choose the best place, and a second one if the first is full.',
      options: [
        'By the lake: 10 pounds a person for each night, half an hour by bus, cold showers only',
        'On a farm: 6 pounds a person for each night, one hour by bus, the cows get up at five',
        'In the forest: free, two hours on foot, no toilets and no water',
        'Near the beach: 9 pounds a person for each night, one hour by train, loud music until midnight',
        'On a hill: 5 pounds a person for each night, one hour on foot from the bus, a great view and a strong wind',
        'In a grandmother’s garden: free, ten minutes away, and she makes breakfast, but it has to be quiet after eight',
        'In a tree house: 80 pounds for everybody for two nights, forty minutes by bus, but only three beds',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who is going camping for the first time. Say what to take, what to do before it gets dark and what not to do. Say one nice thing about a night in a tent.',
  },
  hard: {
    words: [
      word('pitch', 'verb', 'to put up a tent', 'We pitched our tent behind a wall, out of the wind.'),
      word(
        'campsite',
        'noun',
        'a place where people may stay in tents',
        'The campsite has hot showers and a small shop.',
      ),
      word(
        'sleeping bag',
        'noun',
        'a warm cover, closed by a zip, that campers lie in at night',
        'My sleeping bag was still wet in the morning.',
      ),
      word('crawl', 'verb', 'to move on your hands and knees', 'You have to crawl into this tent.'),
      word('drizzle', 'verb', 'to rain lightly in very small drops', 'It drizzled on the tent all night.'),
      word('mat', 'noun', 'a thin piece of material to lie on', 'Without a mat the ground is terribly cold.'),
      word(
        'unzip',
        'verb',
        'to open something that is closed by two rows of small teeth',
        'She unzipped the tent and saw a deer.',
      ),
      word('tiptoe', 'verb', 'to walk quietly on the front of your feet', 'He tiptoed past the other tents.'),
      word('soaked', 'adjective', 'completely wet', 'Our clothes were soaked after the storm.'),
      word('lawn', 'noun', 'an area of short grass by a house', 'We camped on our uncle’s lawn.'),
      word('set foot in', 'phrase', 'to go into a place', 'They hadn’t set foot in a shop for days.'),
      word('blanket', 'noun', 'a warm cover for a bed', 'We sat round the fire in our blankets.'),
      word('waterproof', 'adjective', 'not letting in any rain', 'The bag is waterproof, or so the label says.'),
      word('wilderness', 'noun', 'a large natural area where nobody lives', 'They spent a week in the wilderness.'),
    ],
    text: {
      title: 'Twelve metres from the kitchen',
      kind: 'text',
      genre: 'story',
      text: `It was Dad who insisted on the test. Before he would take us to the mountains for a week, all five of us had to spend one night in the garden, twelve metres from the kitchen, without setting foot in the house. “If we can’t do it here,” he said, “we can’t do it anywhere.” We all knew whom he was worried about. Grandma Ilse was seventy-nine, and she had never slept in a tent in her life.

We pitched three small tents, burned the sausages and crawled into our sleeping bags at ten. By midnight it was drizzling. By one I had counted every stone in the lawn through my mat. By half past two my phone was dead, and I had had enough. I unzipped the tent and tiptoed across the wet grass. I only wanted the charger.

The kitchen was dark, but it was not empty. My brother Emil was sitting on the floor with a plate of cold pasta. “You haven’t seen me,” he whispered. Before I could answer, the door opened and Mum came in, soaked, looking for a dry blanket. We were still promising one another to say nothing when we heard steps. They did not come from the garden. They came down the stairs. It was Dad, in his pyjamas, with the mark of a pillow across his cheek.

For a while nobody spoke. Then Mum put the kettle on, and we sat round the table and laughed, as quietly as we could, until it was light.

At eight, Grandma Ilse came in, rested and cheerful, with grass in her hair. She looked at the four cups in the sink, and then at us.

“Well,” she said, “I’ll send you a postcard.”`,
      questions: [
        choose(
          'What is the story about?',
          'A test that only the least likely person passes',
          [
            [
              'A holiday that a family has to give up because of rain',
              'It only drizzles, and nobody says that the holiday is off.',
            ],
            ['A father who proves how badly prepared the others are', 'He fails his own test.'],
            ['A grandmother who secretly follows her family indoors', 'She comes in at eight, after all the others.'],
          ],
          '“she had never slept in a tent in her life”; but at eight she came in “rested and cheerful”',
        ),
        write(
          'What did the narrator go into the house for?',
          [
            'the charger',
            'a charger',
            'charger',
            'a phone charger',
            'the phone charger',
            'phone charger',
            'his phone charger',
            'her phone charger',
            'to get the charger',
          ],
          '“I only wanted the charger.”',
        ),
        trueOrFalse(
          'Emil was in the kitchen before Mum.',
          true,
          '“My brother Emil was sitting on the floor” when the narrator came; later “the door opened and Mum came in”.',
        ),
        choose(
          'What had Dad been doing before he came in?',
          'Sleeping in a bed upstairs',
          [
            ['Watching them from a window', 'He had the mark of a pillow on his face.'],
            ['Looking for them in the garden', 'His steps did not come from there.'],
            ['Fetching a blanket for the others', 'It was Mum who wanted a blanket.'],
          ],
          '“They came down the stairs.” He had “the mark of a pillow across his cheek”.',
        ),
        choose(
          'Why did they laugh quietly?',
          'They did not want to be heard in the garden.',
          [
            ['They did not want to make Dad feel ashamed.', 'He sat and laughed with them.'],
            ['They were too tired to laugh any louder.', 'They went on until it was light.'],
            ['They had been told off for the noise they made.', 'Nobody complains in the story.'],
          ],
          'One person was still out there: “At eight, Grandma Ilse came in”. She was not to know.',
        ),
        choose(
          'What does Grandma Ilse mean by her last words?',
          'By Dad’s rule she alone may go to the mountains.',
          [
            ['After such a night she would rather travel by herself.', 'She is cheerful, and she is teasing them.'],
            ['She has decided to go home because of the weather.', 'She slept well and says nothing of the weather.'],
            ['She did not notice that the others had left their tents.', 'She looked at the four cups.'],
          ],
          '“If we can’t do it here,” Dad said, “we can’t do it anywhere.” She has seen “the four cups in the sink”.',
        ),
      ],
    },
    roleCards: {
      scene: 'The leader of a youth group calls a campsite on Thursday about a stay from Friday to Sunday, two nights.',
      a: {
        role: 'You run a campsite by a river.',
        facts: [
          'In the lower field each person pays eight euros a night. Heavy rain is forecast for Saturday night, and the field will be flooded.',
          'On the upper field there is room for eight more people, also at eight euros a night. Astronomers are staying there: you have promised them no lights after nine.',
          'There are twelve beds in the barn, at fifteen euros a night each. Fires are allowed by the river only, until eleven, and not in a flood.',
        ],
        goals: [
          'Find out how many people are coming, and how much they can pay.',
          'Find out what they have planned for the evenings.',
          'Make sure that nobody sleeps by the river on Saturday, and keep your promise.',
        ],
      },
      b: {
        role: 'You are taking a youth group camping.',
        facts: [
          'You are eighteen: sixteen teenagers and two adults. You have five tents for four people each.',
          'You can spend 360 euros on the two nights, and not a cent more.',
          'A big campfire with songs is planned for Saturday from nine to eleven. Everybody is looking forward to it. On Friday evening there is only a quiz.',
        ],
        goals: [
          'Find out which fields and beds there are, and what each costs.',
          'Find out where and when you may make a fire.',
          'Agree on where everybody sleeps on each night. Do not give up the campfire.',
        ],
      },
      phrases: [
        'What’s the forecast for …?',
        'How many of you will there be?',
        'I can’t let you …, but you could …',
        'Suppose we moved … to Friday?',
        'That comes to … altogether.',
        'Could some of us … while the others …?',
      ],
    },
    statements: [
      'You get to know people better in one night in a tent than in a year at work.',
      'Camping with a fridge and a television is not camping.',
      'People should be allowed to camp wherever they do no harm.',
      'Every school should take its pupils camping for a week without phones.',
      'I sleep better when I can hear the rain.',
      'Camping is only fun once it is over.',
      'Those who plan a trip should also be the ones to decide when to turn back.',
      'Being uncomfortable now and then is good for you.',
    ],
    questions: [
      'Why do people leave a warm bed in order to sleep on the ground?',
      'What would you miss first after three days outdoors?',
      'Which of the people you know would be good to have with you in a storm, and why?',
      'Which small comforts make the biggest difference on a trip?',
      'What surprises people most when they sleep in a tent for the first time?',
    ],
    task: {
      instruction:
        'Four of you are in the forest with a broken canoe, two days’ walk from the road. You have to spend two nights outdoors, and you can carry no more than twelve kilos of these things. Rain is expected on the second night. Decide what you take.',
      options: [
        'The tent, dry and big enough for all: six kilos',
        'A plastic sheet and a rope, which make a roof but no walls: two kilos',
        'Two large sleeping bags, which four can share if they have to: four kilos',
        'A cooker, gas and rice for two days: four kilos, and it needs clean water',
        'Bread, cheese and nuts for a day and a half: three kilos',
        'A water filter: one kilo; without it you drink from the rare springs that you find',
        'A violin that one of you has borrowed from an old teacher: two kilos',
      ],
    },
    writing:
      'Write a review of 120 to 150 words of a campsite, real or invented, for the readers of a travel website. Describe the place at night as well as by day, one thing that surprised you and one that ought to be better, and say for whom it is right and for whom it is not.',
  },
};
