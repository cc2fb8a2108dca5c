import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('endangered', 'adjective', 'with only a few left in the world', 'Tigers are endangered animals.'),
      word('rare', 'adjective', 'that you do not see often', 'This blue parrot is very rare.'),
      word('in the wild', 'phrase', 'in nature, not in a zoo', 'How many tigers are there in the wild?'),
      word('protect', 'verb', 'to keep safe', 'The guards protect the elephants.'),
      word('safe', 'adjective', 'not in danger', 'The turtles are safe on this beach.'),
      word('law', 'noun', 'a rule of a country', 'There is a law against hunting these animals.'),
      word('hunt', 'verb', 'to look for animals and kill them', 'People hunted these birds for their feathers.'),
      word('disappear', 'verb', 'to go away and not be seen again', 'The frogs disappeared from the river.'),
      word('nest', 'noun', 'a place where birds or turtles have their eggs', 'There is a nest in that tree.'),
      word('egg', 'noun', 'a round thing that a young bird or turtle comes out of', 'There are four eggs in the nest.'),
      word('young', 'adjective', 'not old', 'The young bears stay with their mother.'),
      word('forest', 'noun', 'a large place with many trees', 'These monkeys live in one small forest.'),
      word('stay away', 'phrase', 'to keep far from something', 'Please stay away from the young seals.'),
      word(
        'binoculars',
        'noun',
        'two tubes that make things far away look near',
        'Look at the eagle through my binoculars.',
      ),
    ],
    text: {
      title: 'No football before July',
      kind: 'text',
      genre: 'news',
      text: `Nobody can play football at Long Meadow. In the middle of the field there is a nest with four eggs.

On the first of May, Diego Santos wanted to cut the grass. “A small, angry bird ran at my machine,” he says. “I stopped just in time.”

He sent a photo to Dr Noor Haddad. “This is a silver plover,” she told the club. “It’s rare and endangered. There are only three hundred in the wild, and the law protects them. Please stay away until July.”

At first the players were unhappy. Now they play all their games in other towns. Last year they won only one game in May. This year they won five!

On Saturdays, 150 people come to the club with binoculars. In the past, thirty came to the football.

The first young bird left its egg yesterday. The captain, Mei Lin, smiled and asked Dr Haddad one question: “Do they come back every year?”`,
      questions: [
        choose(
          'What is this news story about?',
          'A bird’s home in an unusual place',
          [
            ['A club that wants to buy a field', 'The club has a field, but it cannot play there.'],
            ['A doctor who trains a football team', 'Dr Haddad knows a lot about birds.'],
            ['A photo that was in all the papers', 'The photo was only for Dr Haddad.'],
          ],
          '“In the middle of the field there is a nest with four eggs.”',
        ),
        choose(
          'Why did Diego Santos stop his machine?',
          'He saw a bird near it.',
          [
            ['He was very angry.', 'The bird was angry.'],
            ['There was no grass.', 'He was there because of the grass.'],
            ['A player called him.', 'There were no players there.'],
          ],
          '“A small, angry bird ran at my machine”',
        ),
        write(
          'How many silver plovers are there in the wild?',
          ['three hundred', '300', 'only three hundred', 'only 300', 'three hundred birds', '300 birds'],
          '“There are only three hundred in the wild”',
        ),
        trueOrFalse(
          'The team played no games in May this year.',
          false,
          '“Now they play all their games in other towns.” And: “This year they won five!”',
        ),
        choose(
          'Why do so many people come to the club on Saturdays?',
          'They want to see the birds.',
          [
            ['They want to see the team.', 'The team plays in other towns now.'],
            ['They want to help with the grass.', 'Nobody can cut the grass now.'],
            ['They want to meet Mei Lin.', 'They come with binoculars. She is not the reason.'],
          ],
          '“On Saturdays, 150 people come to the club with binoculars.”',
        ),
        choose(
          'What does Mei Lin think now?',
          'These birds are good for our club.',
          [
            ['These birds must leave our field soon.', 'She smiles, and she asks if they come back.'],
            ['We should play on our own field again.', 'The team wins more games in other towns.'],
            ['We can take a young bird home with us.', 'She does not ask for a bird.'],
          ],
          'The team wins more games, more people come, and she “smiled” when she asked: “Do they come back every year?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You meet at a café on a beach. There are nests of sea turtles in the sand, and next Saturday there is a party at the café.',
      a: {
        role: 'You look after the turtles.',
        facts: [
          'The young turtles are going to leave their nests next weekend, after nine in the evening.',
          'They walk to the white lamps and not to the sea. Then they die. Red lamps are not a problem.',
          'You have six red lamps, and the café can have them for free.',
        ],
        goals: [
          'Find out when the party starts and ends, and how many guests there are.',
          'Find out where there are lamps, and where there is space away from the sea.',
          'Make a plan: no white lamps on the beach side after nine.',
        ],
      },
      b: {
        role: 'You are the owner of the café.',
        facts: [
          'The party is from six to eleven. There are forty guests.',
          'There are eight tables on the beach side, for five guests each. Every table has one white lamp.',
          'Behind the café is a small garden with two white lamps. You cannot see it from the beach. There is space for twenty guests.',
        ],
        goals: [
          'Find out why lamps are a problem, and from what time.',
          'Find out which lamps you can use, and what they cost.',
          'Make a plan: all guests must have a place with a lamp until eleven.',
        ],
      },
      phrases: [
        'Why is … a problem?',
        'What time does … start?',
        'How many … do you have?',
        'Can the guests sit …?',
        'After nine o’clock you can’t …',
        'That’s a good idea, but …',
      ],
    },
    statements: [
      'All animals are important, even the small and ugly ones.',
      'Zoos help endangered animals.',
      'People first, animals second.',
      'I would like to work with wild animals.',
      'Tourists should not go near rare animals.',
      'It is all right to stop building a road because of a frog.',
      'A good film can help animals more than a law.',
    ],
    questions: [
      'Which endangered animals do you know, and where do they live?',
      'Which wild animal would you like to see one day?',
      'Why do some animals disappear?',
      'What can people in a town do for animals?',
      'Why do people like some animals more than others?',
    ],
    task: {
      instruction:
        'You make films for children about endangered animals. You have thirty days and 9,000 pounds. Choose three animals. Say why, and in what order you want to show the films.',
      options: [
        'A tiger: twelve days, 4,000 pounds; children love it, but they already know a lot about it',
        'A little brown frog: four days, 1,000 pounds; it lives in one valley only',
        'A sea turtle: eight days, 3,000 pounds; you have to film at night',
        'A blue parrot: nine days, 2,000 pounds; very beautiful, but high up in the trees',
        'A river dolphin: eighteen days, 5,000 pounds; perhaps you only see its back',
        'A wild bee: six days, 1,500 pounds; without it there is less fruit',
        'A fruit bat: seven days, 2,500 pounds; a friendly animal, but some children are afraid of it',
      ],
    },
    writing:
      'Write a text of 50 to 70 words for a poster at your school. Choose an endangered animal. Say what it looks like, where it lives, why it is in danger, and what we can do for it.',
  },
  hard: {
    words: [
      word('species', 'noun', 'a kind of animal or plant', 'New species are still being discovered.'),
      word('extinct', 'adjective', 'of which none is alive any more', 'This bird was believed to be extinct.'),
      word(
        'habitat',
        'noun',
        'the place where an animal or plant naturally lives',
        'Otters need a habitat with clean water.',
      ),
      word(
        'predator',
        'noun',
        'an animal that kills and eats others',
        'The chicks have no defence against a predator.',
      ),
      word('breed', 'verb', 'to keep animals so that they have young', 'The zoo has begun to breed these frogs.'),
      word('release', 'verb', 'to set free', 'Forty young condors have been released.'),
      word(
        'introduce',
        'verb',
        'to bring an animal to a place where it was not before',
        'Rats were introduced by accident.',
      ),
      word('adopt', 'verb', 'to pay for an animal at a zoo, as if it were yours', 'Our class has adopted a penguin.'),
      word('sponsor', 'noun', 'somebody who pays to support something', 'Every gorilla at this centre has a sponsor.'),
      word('keeper', 'noun', 'somebody who looks after animals in a zoo', 'The keeper knows each bear by name.'),
      word('tank', 'noun', 'a glass or plastic box for small animals or fish', 'The last ten newts live in a tank.'),
      word('conservation', 'noun', 'the work of protecting nature', 'She has worked in conservation for thirty years.'),
      word('threat', 'noun', 'something that may do harm', 'The greatest threat to these bats is noise.'),
      word(
        'poacher',
        'noun',
        'somebody who hunts animals against the law',
        'The guards caught a poacher near the river.',
      ),
    ],
    text: {
      title: 'News of Snail 212',
      kind: 'text',
      genre: 'letter',
      text: `Dear Sponsor,

Thank you for adopting Snail 212. Some of you chose it. Most of you, we suspect, meant to click on the tiger, which is directly above it on our website. We are grateful all the same.

Sponsors of the tiger receive a photo every month and a soft toy. Your snail is as big as a fingernail and hardly ever awake, so you will have to make do with a letter. In February it moved to another leaf. In June it moved back.

Let me say something in its favour, though. Its species used to be so common on Oroa Island that children made necklaces of the shells. Then a larger snail was introduced, as food for people. Nobody liked the taste, some were set free, and they turned out to be predators. Within twelve years your snail’s relatives were extinct in the wild. The only survivors were nineteen animals, which a biologist had carried off in a lunch box.

Their descendants live in our cellar, in plastic tanks, and I have bred them for half my life. Visitors come down to ask me the way to the tiger.

He is magnificent, and his tickets pay for my heating. But the forest of his grandparents is gone. He was born here, and here he will stay.

On Oroa, however, the predators have been removed. Last month, three hundred snails were packed in wet paper, flown across an ocean and released in their old habitat, 212 among them. Your sponsorship has therefore come to an end. I am afraid that there is no photo. I watched 212 climb a tree for forty minutes, and I must admit that towards the end I could not see very clearly.

You are welcome to move on to the tiger.

Yours faithfully,
Ravi Pillai
Keeper of Snails`,
      questions: [
        choose(
          'What is the main news in this letter?',
          'An animal has returned to where it belongs.',
          [
            ['A zoo needs more sponsors for a rare animal.', 'On the contrary, the sponsorship has come to an end.'],
            ['A zoo has lost an animal through a mistake.', 'The snail was set free on purpose.'],
            ['An animal has become popular with visitors.', 'Visitors only ask the way to the tiger.'],
          ],
          '“three hundred snails were packed in wet paper, flown across an ocean and released in their old habitat, 212 among them”',
        ),
        choose(
          'Why do most people sponsor the snail, according to the letter?',
          'They made a mistake on the website.',
          [
            ['They had seen shells like it on a necklace.', 'It was the children of Oroa who made necklaces.'],
            ['They could not afford to sponsor the tiger.', 'The letter does not say what either of them costs.'],
            ['They wanted to help a less popular animal.', '“Some of you chose it”, but not most.'],
          ],
          'Most of them “meant to click on the tiger”.',
        ),
        write(
          'How many snails did the biologist save?',
          ['nineteen', '19', 'nineteen snails', '19 snails', 'nineteen animals', '19 animals'],
          '“The only survivors were nineteen animals, which a biologist had carried off in a lunch box.”',
        ),
        trueOrFalse(
          'The larger snails had been brought to Oroa to be eaten.',
          true,
          '“Then a larger snail was introduced, as food for people.”',
        ),
        choose(
          'How does the tiger help the snails?',
          'The money he brings in keeps them warm.',
          [
            ['Visitors to his house discover them as well.', 'They come down only to ask for the tiger.'],
            ['Their tanks stand in a corner of his house.', 'The tanks stand in the cellar.'],
            ['His sponsors agreed to pay for their flight.', 'Who paid for the flight is not said.'],
          ],
          '“his tickets pay for my heating”',
        ),
        choose(
          'Why could Ravi Pillai not see very clearly?',
          'There were tears in the keeper’s eyes.',
          [
            ['There was heavy rain on the island.', 'There is no word of rain; the paper was wet.'],
            ['The keeper’s glasses had been left behind.', 'No glasses are mentioned, and nothing is wrong at first.'],
            ['Too many people stood around the tree.', 'Nobody else is mentioned there.'],
          ],
          '“I have bred them for half my life”, the keeper writes, and then: “I must admit that towards the end I could not see very clearly.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Sixty rare dolphins live in a bay. A biologist meets the owner of the boats that take visitors to them, to agree on a timetable.',
      a: {
        role: 'You are a biologist and have studied these dolphins for ten years.',
        facts: [
          'From eleven to three they rest in the bay. The noise of engines drives them out, and ten years ago there were ninety of them.',
          'You have tested electric boats: two at a time do not wake the dolphins.',
          'Before eleven and after three the dolphins feed off the southern cliffs. Boats do no harm there at a hundred metres.',
        ],
        goals: [
          'Find out how many boats there are, and when they set out.',
          'Find out what kind of engines they have.',
          'Agree on a timetable that lets the dolphins rest.',
        ],
      },
      b: {
        role: 'You own the boats.',
        facts: [
          'You have four boats. Each sets out at nine, eleven, one and three, for an hour and a half.',
          'Two of the boats have electric engines.',
          'You need at least twelve trips a day to pay your staff. The trip at eleven is always full, the one at nine half empty.',
        ],
        goals: [
          'Find out when the dolphins need rest, and what happens if they are disturbed.',
          'Find out where guests can see them at other times, and which boats are quiet enough.',
          'Keep at least twelve trips a day, some of them at eleven.',
        ],
      },
      phrases: [
        'What effect does … have on …?',
        'How can you be sure that …?',
        'I can’t afford to lose …',
        'Suppose we moved … to …',
        'That would leave us with …',
        'I could live with that, provided that …',
      ],
    },
    statements: [
      'It would not matter much if a few species of insects died out.',
      'Money should be spent on saving habitats rather than single species.',
      'Animals that cannot survive without our help should be allowed to die out.',
      'It is wrong to keep an animal in a zoo, even in order to save its species.',
      'Rich countries should pay poorer ones for leaving their forests alone.',
      'Scientists should bring back extinct animals if they can.',
      'Some places should be closed to all visitors for good.',
      'Beautiful animals get more help than they deserve.',
    ],
    questions: [
      'Which animal would you miss most if it disappeared, and why?',
      'What makes people care about one species and ignore another?',
      'Who should decide when farmers and a rare animal need the same land?',
      'How could tourism be good for wild animals, and how could it harm them?',
      'What will people in a hundred years say about the way we treated animals?',
    ],
    task: {
      instruction:
        'A charity has 900,000 pounds to save endangered animals. It can support three projects. Choose them, and decide what to tell those who get nothing.',
      options: [
        'A rhino, forty left: 600,000 pounds for guards; it also brings tourists and jobs',
        'A tree snail, twenty-five left: 80,000 pounds; sure to succeed, and nobody will notice',
        'A vulture: 200,000 pounds; it keeps diseases away from villages, but people dislike it',
        'A fish that lives in a single lake: 150,000 pounds; five thousand families live on it',
        'A parrot: 350,000 pounds; very popular, but young birds will go on being stolen',
        'A bat: 250,000 pounds; without it, the fruit trees of a whole island would bear less',
        'Frozen cells of twenty species: 400,000 pounds; no living animal for thirty years at least',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to a wildlife charity. Suggest an animal that few people find attractive for its next campaign. Explain why it deserves help, admit what speaks against it, and propose a slogan.',
  },
};
