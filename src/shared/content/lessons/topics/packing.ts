import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('pack', 'verb', 'to put your things in a bag before a trip', 'I always pack the night before.'),
      word('suitcase', 'noun', 'a big case for your clothes when you travel', 'My suitcase is old and green.'),
      word('heavy', 'adjective', 'difficult to carry', 'These books are too heavy for my bag.'),
      word('kilo', 'noun', 'a thousand grams', 'My bag is eight kilos.'),
      word('list', 'noun', 'words that you write one under the other', 'Write a list before you pack.'),
      word('jumper', 'noun', 'something warm that you put on over your shirt', 'Take a jumper for the evenings.'),
      word('coat', 'noun', 'something long and warm that you wear outside', 'My coat does not go into the suitcase.'),
      word('put on', 'phrase', 'to start to wear clothes', 'Put on your boots and pack your other shoes.'),
      word('take out', 'phrase', 'to move something from a bag or a box', 'She took out one pair of shoes.'),
      word('pocket', 'noun', 'the place for small things in your coat or trousers', 'My ticket is in my pocket.'),
      word('torch', 'noun', 'a small lamp that you carry', 'Pack a torch for the tent.'),
      word('toothbrush', 'noun', 'a thing for cleaning your teeth', 'I left my toothbrush at home.'),
      word('towel', 'noun', 'something that makes you dry after a shower', 'Is there a towel at the hotel?'),
      word(
        'umbrella',
        'noun',
        'something that you hold over your head in the rain',
        'It is going to rain, so take an umbrella.',
      ),
    ],
    text: {
      title: 'Three jumpers and a coat',
      kind: 'text',
      genre: 'story',
      text: `Jomo had no list for his week in the mountains, so he packed everything. At the bus station, the woman at the desk looked at his suitcase.

“Twelve kilos,” she said. “It’s too heavy. You can only take ten.”

Jomo took out three jumpers and a long coat. He put on all the jumpers, and then the coat. He put a torch in one pocket and two apples in the other.

“Nine kilos,” said the woman. She did not laugh, but the other people did.

On the bus Jomo was very hot. In the evening the bus stopped. There was too much snow on the road, and soon the bus was cold.

Jomo gave one jumper to an old man and one to a little girl. There was a person in a thin jacket behind them. It was the woman from the desk, on her way home.

Jomo gave her the last jumper. “Be careful,” he said. “It’s very heavy.”`,
      questions: [
        choose(
          'What is the story about?',
          'Too many clothes that are useful later',
          [
            ['A lost suitcase that somebody finds later', 'Jomo’s suitcase is too heavy, but nobody loses it.'],
            ['A bus that goes to the wrong mountains', 'The bus stops in the snow. It is on the right road.'],
            ['A warm coat that is too big for a girl', 'The girl gets a jumper. Jomo has the coat.'],
          ],
          'First Jomo’s suitcase is “too heavy”. Later “Jomo gave one jumper to an old man and one to a little girl.”',
        ),
        write(
          'How many kilos can people take on the bus?',
          ['ten', '10', 'ten kilos', '10 kilos', 'only ten', 'only ten kilos', '10 kg', 'ten kg'],
          '“You can only take ten.”',
        ),
        choose(
          'Why did Jomo put on so many clothes?',
          'His suitcase was too heavy.',
          [
            ['The bus station was too cold.', 'We do not read that. It was cold later, on the bus.'],
            ['He wanted to make people laugh.', 'People laughed, but he did it because of the suitcase.'],
            ['He did not have a suitcase.', 'The woman looked at his suitcase.'],
          ],
          'The woman said: “It’s too heavy. You can only take ten.”',
        ),
        trueOrFalse(
          'The bus stopped in the evening because it was very hot.',
          false,
          '“There was too much snow on the road”.',
        ),
        choose(
          'What is Jomo thinking of when he speaks to the woman on the bus?',
          'Her words at the desk',
          [
            ['The apples in his coat', 'He gives her a jumper, and the apples are in the coat.'],
            ['The snow on the road', 'There is snow, but he talks about his jumper.'],
            ['The old man’s suitcase', 'We do not know if the old man has one.'],
          ],
          'At the desk she said: “It’s too heavy.” Now he says: “It’s very heavy.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are two friends. Tomorrow you are going to an island for five days. You have one suitcase together, for 20 kilos.',
      a: {
        role: 'You know the flat on the island.',
        facts: [
          'Your things are ten kilos: eight kilos of clothes and a pair of walking boots for two kilos.',
          'In the flat there are towels and a hairdryer. There is no TV, and there are no books.',
          'The weather: three days of sun, and then two days of rain.',
        ],
        goals: [
          'Find out what B wants to take, and how heavy it is.',
          'Find out if you need walking boots.',
          'Agree what to leave at home.',
        ],
      },
      b: {
        role: 'You know the walks on the island.',
        facts: [
          'Your things are thirteen kilos: eight kilos of clothes, two towels for one kilo, a hairdryer for one kilo, and three books for three kilos.',
          'There is an easy walk by the sea. There is also a beautiful walk up a hill, and for that you need boots. You are going to wear yours tomorrow.',
          'You are going to read a lot when the weather is bad.',
        ],
        goals: [
          'Find out what A wants to take, and how heavy it is.',
          'Find out what there is in the flat.',
          'Find out about the weather.',
          'Do not be five days without a book.',
        ],
      },
      phrases: [
        'How heavy is your …?',
        'Do we need …?',
        'There is a … in the flat.',
        'You can leave your … at home.',
        'I really want to take …',
        'Now we have … kilos.',
      ],
    },
    statements: [
      'I always take too many clothes.',
      'One pair of shoes is enough for a week.',
      'You can buy everything that you forget.',
      'Parents should not pack for their children.',
      'It is more fun to pack than to unpack.',
      'You don’t need a list when you pack.',
      'A small bag makes a good trip.',
    ],
    questions: [
      'What do you always take on a trip?',
      'When do you pack: a day before, or at the last minute?',
      'What did you forget on a trip, and what did you do?',
      'What is in your bag on a normal day?',
      'What do you pack for a weekend in winter?',
    ],
    task: {
      instruction:
        'You and five friends are going for a two-day walk, with a night in a small house without electricity. Everybody has food and a sleeping bag. You can carry three kilos more for the group. Choose what to take.',
      options: [
        'A big torch for the evening: half a kilo',
        'A game for six people: one kilo',
        'A cake for the first night: one and a half kilos',
        'A camera: half a kilo, only one of you can use it well',
        'Six warm hats: one kilo, and the nights are cold',
        'A big cooking pot: two kilos, good for hot soup and tea',
        'A small guitar: one and a half kilos, one of you can play four songs',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who is going to visit you for a weekend. Say what the weather is like, what you are going to do, what to pack and what to leave at home.',
  },
  hard: {
    words: [
      word('luggage', 'noun', 'the bags and cases that you travel with', 'Our luggage arrived two days after us.'),
      word('belongings', 'noun', 'the things that somebody owns', 'All his belongings fitted into one rucksack.'),
      word(
        'essential',
        'adjective',
        'so important that you cannot do without it',
        'A good knife is essential on a long hike.',
      ),
      word('spare', 'adjective', 'kept in case the first one is lost or broken', 'Pack a spare pair of socks.'),
      word('leave behind', 'phrase', 'to go away without taking something', 'We had to leave the tent behind.'),
      word('provide', 'verb', 'to give somebody what they need', 'The hotel provides towels and soap.'),
      word(
        'swap',
        'verb',
        'to give one thing and get another for it',
        'They swapped suitcases because hers had wheels.',
      ),
      word('wrap', 'verb', 'to put paper or cloth around something', 'I wrapped the cups in my jumpers.'),
      word('slippers', 'noun', 'soft shoes that are worn in the house', 'She never travels without her slippers.'),
      word('pass on', 'phrase', 'to give something to the next person', 'Pass on this list to the others.'),
      word('fragile', 'adjective', 'easily broken', 'Write “fragile” on the box with the lamp.'),
      word(
        'fold',
        'verb',
        'to bend cloth or paper so that it becomes smaller',
        'Fold your shirts or they will look terrible.',
      ),
      word(
        'travel light',
        'phrase',
        'to take very few things on a trip',
        'If you travel light, you can take the stairs.',
      ),
      word('weigh', 'verb', 'to have a certain number of kilos', 'The empty case weighs three kilos.'),
    ],
    text: {
      title: 'Fifteen kilos for a winter',
      kind: 'text',
      genre: 'instructions',
      text: `Everyone who spends the winter at the weather station on Kestrel Island may bring fifteen kilos of personal belongings. The last ship leaves in March; the next one comes in October. You have received the official list. This is the other one, which those who come home have always passed on to those who go out. After two winters, it is my turn.

Clothes: bring fewer than you think. For outdoors the station provides everything. Indoors, nobody will remember what you wore on Tuesday, since nobody will know which day was Tuesday. Slippers, however, are essential.

Glasses: take a spare pair. The nearest optician is eleven days away.

Books: one that you have always meant to read, and three that you will read.

Music: leave your guitar behind. We have four already, all from people who were going to learn.

Food: forget chocolate. The cook hides two hundred bars and shares them out fairly. Bring a spice. By July you will be ready to swap your watch for somebody else’s pepper.

Finally, wrap a small present for the person whom you can stand least. You cannot know yet who it will be, but by August you will. In my first winter it was Pavel, our engineer, who hummed. For weeks we had talked about nothing but the weather, which was, admittedly, our job. Then one evening I left a jar of honey at his door. An hour later there was a packet of coffee at mine, in silver paper. I was deeply touched. We have been friends ever since.

It only struck me on the ship home how neatly it had been wrapped. I asked him about it. He looked out to sea for some time. He had been given the same list, he said.`,
      questions: [
        choose(
          'What is the main purpose of the text?',
          'To prepare people for a long stay',
          [
            ['To recruit people for a station', 'The readers are going there already.'],
            ['To complain about a luggage rule', 'The fifteen kilos are accepted as they are.'],
            ['To thank a colleague for a present', 'Pavel’s present is only the last example.'],
          ],
          'It is for “Everyone who spends the winter at the weather station” and has been passed on “to those who go out”.',
        ),
        write(
          'In which month can the people on the island expect the next ship?',
          ['October', 'in October'],
          '“The last ship leaves in March; the next one comes in October.”',
        ),
        choose(
          'Why should no guitar be packed?',
          'There are more than enough that nobody plays.',
          [
            ['There are rules against making any noise at work.', 'Pavel hums, and no rule is mentioned.'],
            ['The cold would soon ruin an instrument of wood.', 'That may be so, but the text does not say it.'],
            ['It would use up most of the fifteen kilos allowed.', 'The weight of a guitar is not mentioned.'],
          ],
          '“We have four already, all from people who were going to learn.”',
        ),
        trueOrFalse(
          'Those who bring no chocolate will get some all the same.',
          true,
          '“The cook hides two hundred bars and shares them out fairly.”',
        ),
        choose(
          'What did the writer find hard to bear about Pavel?',
          'The sounds that he made',
          [
            ['The coffee that he drank', 'The coffee was his present, and it was welcome.'],
            ['The jokes that he told', 'They had talked about nothing but the weather.'],
            ['The food that he had hidden', 'It is the cook who hides the chocolate.'],
          ],
          '“In my first winter it was Pavel, our engineer, who hummed.”',
        ),
        choose(
          'What did the writer understand on the ship?',
          'Pavel had found the writer hard to bear, too.',
          [
            [
              'Pavel had bought the coffee as a birthday present.',
              'He had brought it along for somebody whom he did not know yet.',
            ],
            [
              'Pavel had never found out who had left the honey.',
              'He put his present at the right door an hour later.',
            ],
            ['Pavel had been given the coffee by the ship’s cook.', 'The coffee was wrapped, as the list says.'],
          ],
          'Pavel “had been given the same list”, which says: “wrap a small present for the person whom you can stand least”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Tomorrow a small theatre group flies abroad with its play. The director and the stage manager have to get everything into three cases of 23 kilos each, that is 69 kilos.',
      a: {
        role: 'You are the director.',
        facts: [
          'The play cannot do without its costumes or the small objects that the actors use: they are needed in every scene.',
          'The metal tree is on the stage for only four minutes, but it is what people remember. It can be taken apart.',
          'The last scene needs blue light. Your lamps can do that.',
          'The actors could wear the four heavy coats on the plane. The group has 60 euros left.',
        ],
        goals: [
          'Find out how much everything weighs, and what extra kilos cost.',
          'Find out what there is in the theatre abroad.',
          'Keep the tree and the blue light, or get something good in their place.',
        ],
      },
      b: {
        role: 'You are the stage manager.',
        facts: [
          'Everything weighs 84 kilos: costumes 40, the metal tree 18, lamps 14, small objects 12.',
          'The four coats among the costumes weigh two kilos each.',
          'Every kilo above 69 costs ten euros.',
          'The theatre abroad has lamps, but only with white light. It also has a tall wooden ladder. Blue paper over the lamps would work, but the light would be weaker.',
        ],
        goals: [
          'Find out which things the play really needs.',
          'Find out what the actors could wear or carry themselves.',
          'Find out how much money the group has left.',
          'Agree on what stays at home. Nobody wants to pack in the middle of the night.',
        ],
      },
      phrases: [
        'We’re … kilos over.',
        'Couldn’t we do without …?',
        'It only makes sense if …',
        'What could we use instead of …?',
        'If the actors wore …, we’d save …',
        'I can live with that, as long as …',
      ],
    },
    statements: [
      'The less you pack, the better the trip.',
      'You can tell people’s character from their suitcases.',
      'Airlines are right to charge for every bag.',
      'Souvenirs are a waste of space.',
      'What you have not used for a year should be given away.',
      'A packing list takes the adventure out of a journey.',
      'I would rather have the wrong clothes than a heavy bag.',
      'Nobody should pack for another adult.',
    ],
    questions: [
      'What does the way in which people pack tell you about them?',
      'What would you take if you moved abroad with a single suitcase?',
      'Why do we pack things that we know we are not going to use?',
      'Which thing proved far more useful on a trip than you had expected?',
      'How would travel change if nobody were allowed any luggage?',
    ],
    task: {
      instruction:
        'Three friends are moving into an empty flat in another city. Their van holds 20 boxes, and their clothes, beds and kitchen things fill nine of them. Decide what to take in the space of the other eleven.',
      options: [
        'A sofa: as much space as six boxes, comfortable, and a guest could sleep on it',
        'An old washing machine: five boxes, loud, but the nearest place to wash clothes is twenty minutes away',
        'A desk with a lamp: four boxes, one of the three works from home',
        'Two bicycles: four boxes, they would save 60 euros a month on buses',
        'A table with three chairs: five boxes, ugly, but otherwise they will eat on the floor',
        'A collection of records: two boxes, one of the three cannot imagine life without it',
        'Nine house plants: three boxes, half of them may not survive the journey',
      ],
    },
    writing:
      'Write a letter of 120 to 150 words to a student who is going to spend a year in your town. Explain what to pack, what can stay at home and why, and mention one thing that no list would tell anybody.',
  },
};
