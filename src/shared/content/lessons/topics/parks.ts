import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('grass', 'noun', 'the thin green plants that cover the ground', 'We sat on the grass and talked.'),
      word('hill', 'noun', 'ground that is higher than the land around it', 'The children ran down the hill.'),
      word('bench', 'noun', 'a long seat for two or three people', 'There is a bench under the tree.'),
      word('path', 'noun', 'a place to walk, like a small road', 'Please stay on the path.'),
      word('lake', 'noun', 'a lot of water with land all around it', 'You can rent a boat on the lake.'),
      word('fence', 'noun', 'a kind of wall of wood or metal', 'There is a fence around the playground.'),
      word('cut', 'verb', 'to make shorter with something sharp', 'They cut the grass in May.'),
      word('walk the dog', 'phrase', 'to go out with a dog', 'I walk the dog in the park every evening.'),
      word('feed', 'verb', 'to give food to an animal', 'Please don’t feed the birds.'),
      word('playground', 'noun', 'a place outside where children play', 'The playground is next to the lake.'),
      word('have a picnic', 'phrase', 'to eat outside, on the grass', 'On Sunday we had a picnic by the lake.'),
      word('fresh air', 'phrase', 'what you breathe when you go outside', 'Let’s go out: I need some fresh air.'),
      word('rubbish', 'noun', 'things that people throw away', 'Put your rubbish in the bin.'),
      word('shade', 'noun', 'a place out of the sun', 'It is hot. Let’s sit in the shade.'),
    ],
    text: {
      title: 'Goats get a job in the park',
      kind: 'text',
      genre: 'news',
      text: `Twelve goats started work in Kelly Park this week. Their job is the long grass on the hill. A machine cannot go up there, and last year four workers had to cut it by hand.

“The workers cost us 4,000 pounds, and the goats cost 900,” said Amara Bello, who is the head of the park. “They work seven days a week, and they are never late.”

Not everybody is happy. Viktor Hansen walks his dog in the park every morning, and now there is a fence around the hill. Dogs must stay on the path until October. “My dog ran up that hill every day for nine years,” he said. “Where can he run now?”

The town wants to make a new place for dogs, behind the lake. People can say what they think about it on Thursday at six, in the park café.

You can visit the goats every day from eight to six. Please do not feed them. They have enough to eat.`,
      questions: [
        choose(
          'Why are there goats in the park?',
          'To keep the grass short',
          [
            ['To bring more visitors', 'People can visit them, but that is not their job.'],
            ['To keep the dogs away', 'The dogs must stay on the path because the goats are there.'],
            ['To make milk for the café', 'There is a café, but the text does not talk about milk.'],
          ],
          '“Their job is the long grass on the hill.”',
        ),
        trueOrFalse(
          'The goats cost more than the workers.',
          false,
          '“The workers cost us 4,000 pounds, and the goats cost 900”',
        ),
        choose(
          'What is Viktor Hansen’s problem?',
          'His dog cannot run on the hill now.',
          [
            ['His dog is afraid of the goats.', 'We do not read that his dog is afraid.'],
            ['His dog ran away from the park.', 'It ran up the hill, not away.'],
            ['His dog is too old for long walks.', 'The nine years show how long they came to the hill.'],
          ],
          '“Where can he run now?”',
        ),
        write(
          'Where can people talk about the new place for dogs?',
          [
            'the park café',
            'in the park café',
            'the café',
            'in the café',
            'at the park café',
            'at the café',
            'park café',
            'café',
            'the park cafe',
            'in the park cafe',
            'at the park cafe',
            'the cafe',
            'in the cafe',
            'at the cafe',
            'park cafe',
            'cafe',
          ],
          'They can say what they think “in the park café”.',
        ),
        choose(
          'What food is the text talking about in its last line?',
          'The grass on the hill',
          [
            ['The cakes in the café', 'The goats are on the hill, behind a fence.'],
            ['The bread from the visitors', 'Visitors must not give them food.'],
            ['The plants in the lake', 'The goats are on the hill, not by the lake.'],
          ],
          '“They have enough to eat”, because “Their job is the long grass”.',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Saturday morning. You are on the phone, because you both want to use the same place in the park.',
      a: {
        role: 'You are planning a birthday picnic in the park for twenty people.',
        facts: [
          'You want the grass by the lake, because three guests cannot walk far from the car park.',
          'The picnic is from one to four. You want to listen to quiet music and talk.',
          'You have much too much food, and you have two big tables.',
        ],
        goals: [
          'Find out when B’s team wants to play, and how many they are.',
          'Find out if there is another good place in the park.',
          'Find an answer that both of you like.',
        ],
      },
      b: {
        role: 'You are in a football team. You play in the park every Saturday.',
        facts: [
          'You are fourteen players, and you want to play from two to half past three.',
          'You always play by the lake. There is grass behind the hill too, but it is ten minutes from the car park.',
          'After the game your team is always hungry, and you never bring any food.',
        ],
        goals: [
          'Find out where A wants to be, and why.',
          'Find out when the picnic ends.',
          'Play today, and ask for something nice if you move.',
        ],
      },
      phrases: [
        'What time do you want to …?',
        'We always play there.',
        'Is there another place?',
        'The problem is that …',
        'If you …, we can …',
        'That sounds good.',
      ],
    },
    statements: [
      'Dogs must not run free in a park.',
      'I go to a park every week.',
      'A park is nicer in winter than in summer.',
      'Music is a problem in a park.',
      'Every street needs trees.',
      'Parks must be closed at night.',
      'It is more fun to do sport outside than inside.',
    ],
    questions: [
      'What do you like to do in a park?',
      'What do people do in parks that you do not like?',
      'Where do you go when you need fresh air?',
      'What must a good park have?',
      'Would you like to work in a park? Why, or why not?',
    ],
    task: {
      instruction:
        'Your town has a free piece of land: 100 metres long and 50 metres wide. You are going to make a small park. Choose three things that go well together, and draw a map.',
      options: [
        'A playground for small children: needs a fence',
        'A lake with ducks: lovely, but takes half of the land',
        'A place for dogs: loud in the morning',
        'Grass for ball games: takes a third of the land',
        'A garden where people grow vegetables: closed at night',
        'Trees and benches: quiet, a lot of shade',
        'A café with toilets: expensive, brings many people',
        'A wall for climbing and painting: for teenagers',
      ],
    },
    writing:
      'Write a note of 40 to 60 words to the head of a park in your town. There is going to be a new place for dogs in the park, behind the lake. Say what you think about it, why, and what you would like to have there.',
  },
  hard: {
    words: [
      word('mow', 'verb', 'to cut grass with a machine', 'The lawn is mown every ten days.'),
      word('meadow', 'noun', 'a field of grass and wild flowers', 'The meadow is full of butterflies in June.'),
      word('pond', 'noun', 'a small area of still water', 'Somebody has put goldfish in the pond.'),
      word('in flower', 'phrase', 'of a plant: with its blossoms open', 'The lime trees are in flower.'),
      word(
        'abandoned',
        'adjective',
        'left by everybody, and no longer looked after',
        'The playground looked abandoned.',
      ),
      word('edge', 'noun', 'the place where something ends', 'They planted roses along the edge of the lawn.'),
      word(
        'be up to somebody',
        'phrase',
        'to be for that person to decide',
        'Whether dogs are allowed is up to the council.',
      ),
      word(
        'disturb',
        'verb',
        'to upset somebody, or something that should be left alone',
        'Dogs disturb birds that nest on the ground.',
      ),
      word('lawn', 'noun', 'an area of short grass', 'Keep off the lawn!'),
      word('wildlife', 'noun', 'animals and plants that live in nature', 'A dark park is better for wildlife.'),
      word(
        'litter',
        'noun',
        'paper, bottles and so on that people drop',
        'Volunteers collect litter on the first Sunday of the month.',
      ),
      word('maintain', 'verb', 'to keep in good condition', 'It costs a fortune to maintain the fountains.'),
      word('green space', 'phrase', 'an area of grass and trees in a town', 'Every flat should be near a green space.'),
      word('bench', 'noun', 'a long seat for two or more people', 'The bench was given in memory of a teacher.'),
    ],
    text: {
      title: 'The corner by the pond',
      kind: 'dialogue',
      genre: 'argument',
      text: `Priya: Douglas, you’ve mown the corner by the pond. There was a sign.
Douglas: “Please do not disturb the grass.” I thought somebody was being funny.
Priya: It was in flower. We counted eleven kinds of bee there last summer.
Douglas: And I counted forty-one emails. People see grass up to their knees and think that the park’s been abandoned. First nobody mows, and then come the bottles.
Priya: Do you know that, or are you guessing?
Douglas: I’m the one who picks up the bottles, Priya.
Priya: Fair enough. But they’re all by the benches. Have you ever found one in the meadow?
Douglas: You couldn’t find a bicycle in that meadow.
Priya: What would you do, if it were up to you?
Douglas: Short grass, straight edges, roses. A park isn’t a forest. People ought to be able to cross it without a map.
Priya: They can cross nine tenths of it. I’m asking for the last tenth, until the end of August.
Douglas: It looks like a mistake.
Priya: Then let’s make it look like a decision. If you mowed a path through the middle and a clean strip along the outside, anybody could tell that somebody had meant it.
Douglas: A neat frame round a mess.
Priya: Isn’t that what a garden is?
Douglas: Hm. I could do the edges on Mondays. And who’s going to answer the emails?
Priya: I will. Give them my address.
Douglas: All forty-one?
Priya: I’m in practice. I’ve had thirty-eight of my own since you mowed it.`,
      questions: [
        choose(
          'What do Priya and Douglas disagree about?',
          'Whether part of a park should be left to grow',
          [
            ['Whether a park should have fewer visitors', 'Both of them want people to use it.'],
            ['Whether the pond in a park should be bigger', 'The pond only says where the corner is.'],
            [
              'Whether bottles should be allowed in a park',
              'Neither of them likes bottles there; they disagree about where people leave them.',
            ],
          ],
          '“I’m asking for the last tenth, until the end of August.”',
        ),
        choose(
          'Why did Douglas not obey the sign?',
          'He took it for a joke.',
          [
            ['He had not seen it.', 'He knows what it said.'],
            ['He did not know what it meant.', 'The words are simple enough.'],
            ['He had put it up himself.', 'He thought that somebody else was being funny.'],
          ],
          '“I thought somebody was being funny.”',
        ),
        choose(
          'What does Douglas mean by “You couldn’t find a bicycle in that meadow”?',
          'There may well be bottles in it that nobody sees.',
          [
            ['There is no way for bicycles through the grass.', 'He is answering a question about bottles.'],
            ['There has never been any litter in it.', 'He means that one could not see it.'],
            ['There are fewer visitors than there used to be.', 'It is about how high the grass is.'],
          ],
          'Priya asks: “Have you ever found one in the meadow?”',
        ),
        trueOrFalse('Priya wants the whole park to become a meadow.', false, '“I’m asking for the last tenth”'),
        write(
          'On which day could Douglas do the edges?',
          ['Monday', 'on Monday', 'Mondays', 'on Mondays'],
          '“I could do the edges on Mondays.”',
        ),
        choose(
          'What do Priya’s thirty-eight emails tell us?',
          'Nearly as many people have defended the meadow as have complained about it.',
          [
            [
              'Nearly all of those who wrote to Douglas wrote to her, too.',
              'Hers came after the corner was mown, so they are from the other side.',
            ],
            ['Nearly everybody in the town likes the park as it is.', 'Both kinds of email are complaints.'],
            [
              'Hardly anybody has noticed that the corner was mown.',
              'Thirty-eight people noticed it and wrote to her.',
            ],
          ],
          '“I’ve had thirty-eight of my own since you mowed it.” Douglas has “forty-one”.',
        ),
      ],
    },
    roleCards: {
      scene: 'A park is closed at ten every night, and some people want that to change. You meet at its gate.',
      a: {
        role: 'You are a nurse. You want the park to be open at night.',
        facts: [
          'You come home from the hospital at eleven. Round the park it takes you twenty minutes longer, along an empty road.',
          'About thirty of your colleagues have the same way home.',
          'You would be content with one path, and with a key or a card.',
        ],
        goals: [
          'Find out why the park is closed, and since when.',
          'Find out what light does to the animals there.',
          'Reach something before winter.',
        ],
      },
      b: {
        role: 'You look after the park and its wildlife.',
        facts: [
          'The park was closed five years ago, after fires in two summers. There have been none in winter.',
          'The bats by the pond need darkness from April to October. The path along the wall is far from the pond.',
          'The gate at the wall opens with cards already, for the gardeners.',
        ],
        goals: [
          'Find out who wants to cross the park, when, and how many there are.',
          'Find out how little they would be content with.',
          'Protect the bats, and do not sit up all night yourself.',
        ],
      },
      phrases: [
        'What’s the reason for …?',
        'I’m not asking for …, only for …',
        'That’s out of the question from … to …',
        'Would it help if …?',
        'On condition that …',
        'Let’s try it until …',
      ],
    },
    statements: [
      'A park without rules would soon be a park without visitors.',
      'Wild corners make a town look poor.',
      'It is better to have many small parks than one big one.',
      'Loud music in a park is a kind of litter.',
      'Whoever drops litter should have to collect it for a day.',
      'Concerts with tickets have no place in a public park.',
      'Parks should be locked at night.',
      'Children learn more from trees than from playgrounds.',
    ],
    questions: [
      'Who uses the parks where you live, and who never does?',
      'When did you last have to share a place with people who wanted something else from it?',
      'What is the difference between a park that is cared for and one that is controlled?',
      'What would your town lose if one of its parks became a car park?',
      'How much wild nature would you like on your doorstep?',
    ],
    task: {
      instruction:
        'Half of a park’s lawn was ruined by a festival. There is money for four of these measures, and the park has to please families, runners and bees. Agree on the four, and say which group gets least.',
      options: [
        'Sow a meadow and fence it off for two years',
        'Lay new lawn at once, which has to be watered all summer',
        'Put down a running track of soft bark round the whole park',
        'Plant sixty young trees, which give shade in fifteen years',
        'Rent out deckchairs, and use the income for a toilet',
        'Ban all festivals, which costs the park a third of its income',
        'Let a school look after one corner in its own way',
        'Build a kiosk with a covered terrace, open until midnight',
      ],
    },
    writing:
      'Write a sign of 60 to 80 words for the edge of a meadow in a park, where the grass stays long for the bees. It is for people who think that nobody cares for the park. Then write an email of 90 to 110 words to somebody who has complained all the same.',
  },
};
