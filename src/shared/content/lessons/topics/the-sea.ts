import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('beach', 'noun', 'the land next to the sea, often with sand', 'We walked along the beach in the evening.'),
      word('wave', 'noun', 'water in the sea that goes up and down', 'A big wave came over the wall.'),
      word('island', 'noun', 'land with water all around it', 'You can get to the island by boat.'),
      word('ship', 'noun', 'a very big boat for people or things', 'The ship takes cars to Norway.'),
      word('boat', 'noun', 'a small thing in which people travel on water', 'There is a red boat near the beach.'),
      word('sail', 'verb', 'to travel on the sea', 'We are going to sail to Greece.'),
      word('storm', 'noun', 'very bad weather with a lot of wind', 'The boats stay at home in a storm.'),
      word('sand', 'noun', 'what most beaches are made of, often yellow', 'The children made a castle of sand.'),
      word('shell', 'noun', 'the hard house of a small sea animal', 'She found a white shell in the water.'),
      word(
        'fishing boat',
        'noun',
        'what people use for work when they catch fish',
        'The fishing boats come home at six.',
      ),
      word('swim', 'verb', 'to move through water with your arms and legs', 'It is too cold to swim in the sea.'),
      word('deep', 'adjective', 'going down a long way', 'The water is deep behind those rocks.'),
      word('coast', 'noun', 'the land along the sea', 'There are three little towns on this coast.'),
      word('rock', 'noun', 'a very big stone', 'A bird is sitting on a rock in the water.'),
    ],
    text: {
      title: 'Only left shoes',
      kind: 'text',
      genre: 'letter',
      text: `Dear people of East Island,
My name is Tala, and I live on West Island. Every morning I go to the beach and look for shells.
In May a ship lost a big box of shoes in a storm. Now every wave brings us something. I find blue shoes in the sand, two or three a day. They are new and very nice.
But I have twenty-two shoes, and they are all left shoes! The sea takes the right shoes another way. I think that they all go to you.
Here is my plan. On Saturday a fishing boat is going to sail to your island with my shoes. Please find the right shoes for them. Then keep eleven pairs, and send eleven pairs back to us.
Best wishes,
Tala
PS Yesterday a wave took my own boot. It is green, and it is for the right foot. You are going to have it before this letter.`,
      questions: [
        choose(
          'What does Tala want?',
          'Help from another island with some shoes',
          [
            ['A place on the fishing boat on Saturday', 'The shoes go on the boat, not Tala.'],
            ['Money for all the shoes on the beach', 'Tala does not write about money.'],
            [
              'A new pair of green boots from the ship',
              'Tala’s boot was not on the ship, and Tala asks for blue shoes.',
            ],
          ],
          '“Please find the right shoes for them.”',
        ),
        choose(
          'How did the shoes get into the sea?',
          'They fell from a ship in bad weather.',
          [
            ['People on East Island threw them in.', 'Tala thinks that they get shoes from the sea too.'],
            ['A wave took them from Tala’s house.', 'A wave took one boot, but not the blue shoes.'],
            ['Swimmers left them in the sand.', 'The shoes lie in the sand, but they come from the sea.'],
          ],
          '“In May a ship lost a big box of shoes in a storm.”',
        ),
        trueOrFalse('The shoes from the sea are old.', false, '“They are new and very nice.”'),
        write(
          'How many blue shoes does Tala have?',
          [
            'twenty-two',
            'twenty two',
            '22',
            'twenty-two shoes',
            'twenty two shoes',
            '22 shoes',
            'twenty-two left shoes',
            'twenty two left shoes',
            '22 left shoes',
            'twenty-two blue shoes',
            '22 blue shoes',
          ],
          '“I have twenty-two shoes, and they are all left shoes!”',
        ),
        choose(
          'What does Tala ask the people of East Island to do?',
          'Make pairs and send half of them back',
          [
            ['Keep all the shoes for the next summer', 'They can keep eleven pairs, but not all.'],
            ['Find the ship and give back its big box', 'Tala does not ask them to look for the ship.'],
            ['Sell eleven pairs to people on the beach', 'The eleven pairs are for them.'],
          ],
          '“Then keep eleven pairs, and send eleven pairs back to us.”',
        ),
        choose(
          'Why does Tala think that the boot is going to East Island?',
          'Because it is a right boot',
          [
            ['Because it is in Tala’s box', 'A wave took it, so it is in the sea.'],
            ['Because somebody wears it there', 'It is Tala’s own boot.'],
            ['Because the fishing boat found it', 'The boat does not go before Saturday.'],
          ],
          '“The sea takes the right shoes another way.” And the boot “is for the right foot”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are at a beach. There is an island near it. One of you has boats, and the other one wants to go to the island with friends.',
      a: {
        role: 'You are here with your friends.',
        facts: [
          'You are five people: four adults and a child of eight.',
          'You have 60 pounds. Your bus home goes at four o’clock.',
          'One of your friends can drive a boat. The others can’t.',
          'You have a big lunch with you, and you want to stay on the island for two hours.',
        ],
        goals: [
          'Find out what the boats cost and how many people can go in them.',
          'Find out how far away the island is.',
          'Find out about the weather.',
          'Get all your friends to the island and back.',
        ],
      },
      b: {
        role: 'You have boats that people can rent for a few hours.',
        facts: [
          'It is eleven o’clock now. A storm is coming at three, and all boats must be back at half past two.',
          'For three hours, a boat for three people is 20 pounds, and a boat for six is 50 pounds. Half an hour more is 5 pounds.',
          'Each boat needs one person who can drive it. It is forty minutes to the island.',
          'Everybody must wear a life jacket. It is free for children and 2 pounds for adults.',
        ],
        goals: [
          'Find out how many adults and children there are, and who can drive a boat.',
          'Find out how long they want to stay on the island.',
          'Find out how much money they have and when their bus goes.',
          'Agree on a boat, a time and a price. You can make one thing cheaper.',
        ],
      },
      phrases: [
        'How many of you are there?',
        'How much is it for three hours?',
        'How long does it take to the island?',
        'You have to be back at …',
        'That’s a little too much for us.',
        'Can you make it …, please?',
      ],
    },
    statements: [
      'The sea is more beautiful in winter than in summer.',
      'It is boring to lie on a beach all day.',
      'Everybody should learn to swim.',
      'I want to live in a house by the sea.',
      'A lake is better for swimming than the sea.',
      'People should not take shells home from the beach.',
      'It is nice to sleep on a ship.',
    ],
    questions: [
      'What can people do at the sea when it is cold?',
      'What can you find on a beach?',
      'Which sea animals do you like or not like, and why?',
      'What jobs do people do on the sea?',
      'What would you like to send to the people on the other side of the sea?',
    ],
    task: {
      instruction:
        'You and three friends are going to a small island for two days. There is a house with beds and food, but no internet. The boat can take 12 kilos more. Choose three or four things.',
      options: [
        'Shoes for everybody to walk on the rocks: 3 kilos',
        'A guitar: 2 kilos, but it must not get wet',
        'A fishing net: 4 kilos, and nobody knows how to use it',
        'A box of games: 3 kilos, good for rainy days',
        'A camera for photos under the water: 1 kilo, but it isn’t yours',
        'A small boat for two people: 9 kilos',
        'A tent for a night on the beach: 5 kilos',
        'A chocolate cake: 2 kilos on the way there, and nothing on the way back',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend about a day at the sea, real or not. Say how you got there, what you did and what you found on the beach. Ask your friend one question.',
  },
  hard: {
    words: [
      word('seabed', 'noun', 'the ground at the bottom of the ocean', 'The old ship is lying on the seabed.'),
      word('depth', 'noun', 'how far down something goes', 'The divers reached a depth of forty metres.'),
      word('on board', 'phrase', 'on a ship, a train or a plane', 'There were ninety people on board.'),
      word('ashore', 'adverb', 'on or onto the land, from the water', 'The sailors went ashore for fresh water.'),
      word('underwater', 'adjective', 'below the surface of the sea or a river', 'They found an underwater cave.'),
      word('voyage', 'noun', 'a long journey by ship', 'The voyage to Australia took three months.'),
      word(
        'explorer',
        'noun',
        'somebody who travels to places that are not known yet',
        'The explorer was the first to cross the ice.',
      ),
      word(
        'continent',
        'noun',
        'a very large area of land, such as Africa',
        'An ocean lies between the two continents.',
      ),
      word('cliff', 'noun', 'a high, steep side of rock, often by the sea', 'Seabirds nest on these cliffs.'),
      word('plain', 'noun', 'a large flat area', 'A wide plain lies behind the coast.'),
      word('current', 'noun', 'water that moves steadily in one direction', 'A strong current pulled the boat south.'),
      word('tide', 'noun', 'the rise and fall of the sea twice a day', 'We can cross to the island at low tide.'),
      word('shallow', 'adjective', 'not going far down', 'The bay is shallow and warm.'),
      word('horizon', 'noun', 'the line where the sea seems to meet the sky', 'A sail appeared on the horizon.'),
    ],
    text: {
      title: 'The valley that nobody wanted',
      kind: 'text',
      genre: 'biography',
      source:
        'Marie Tharp, Connect the Dots: Mapping the Seafloor and Discovering the Mid-ocean Ridge (1999), and Hali Felt, Soundings (2012)',
      text: `In 1952 Marie Tharp sat in New York with five years of numbers in front of her. Research ships had crossed the North Atlantic again and again, measuring its depth. Tharp had never been on board, because women were not allowed to sail with them. Her colleague Bruce Heezen went to sea; she stayed ashore and turned the numbers into drawings.

Many people still imagined the seabed as one flat plain. Scientists knew, at least, that a chain of underwater mountains ran down the middle of the Atlantic. But when Tharp arranged six of her drawings one below the other, she noticed something new. Along the top of the chain there was a deep valley, in about the same place each time. It looked as though the ocean floor was being pulled apart.

This was awkward. It suggested that continents move, and most American geologists of the time considered that idea ridiculous. Heezen groaned and called it “girl talk”.

For months he resisted. Meanwhile Howard Foster, an assistant, was marking underwater earthquakes on another map. When his map was laid over hers, the earthquakes followed her valley. Heezen gave in.

Others did not. One of the doubters was the French explorer Jacques Cousteau, who had a camera pulled through the deep water of the Atlantic, expecting to show that there was no such valley. In 1959 he presented the film in New York. There they were, great dark cliffs, where Tharp had drawn them.

She was well over forty when she was at last allowed to join a research voyage. By then she had mapped much of a world that no one could see. And the quarrel? She had hardly taken part in it. She was so busy making maps, she explained later, that she let the others argue.`,
      questions: [
        choose(
          'What is this text mainly about?',
          'How work on paper revealed a hidden part of the Earth',
          [
            ['How a famous film-maker discovered a valley in the sea', 'He filmed what was already on Tharp’s map.'],
            [
              'How a brave sailor measured the depths of the Atlantic',
              'Tharp was not on the ships that took the measurements.',
            ],
            ['How two colleagues competed to draw the better map', 'Tharp and Heezen disagreed, but worked together.'],
          ],
          'She “turned the numbers into drawings”, and there “was a deep valley”.',
        ),
        trueOrFalse('Tharp herself had measured the ocean that she drew.', false, '“Tharp had never been on board”'),
        choose(
          'Why was the valley an awkward discovery?',
          'It supported a theory that few experts believed in.',
          [
            [
              'It showed that the ships had made serious mistakes.',
              'The numbers were right; the idea was not welcome.',
            ],
            [
              'It meant that earthquakes were impossible to predict.',
              'The earthquakes come later, and nobody predicts them.',
            ],
            ['It proved that there were no mountains in the ocean.', 'The valley runs along the top of the mountains.'],
          ],
          '“It suggested that continents move, and most American geologists of the time considered that idea ridiculous.”',
        ),
        write(
          'Whose map of earthquakes made Heezen change his mind?',
          [
            'Howard Foster’s',
            'Howard Foster',
            'Foster’s',
            'Foster',
            'Howard Foster’s map',
            'Foster’s map',
            'his assistant’s',
            'the assistant’s',
            'the assistant’s map',
            'an assistant’s map',
          ],
          '“Howard Foster, an assistant, was marking underwater earthquakes on another map.”',
        ),
        choose(
          'What was surprising about Cousteau’s film?',
          'It proved its own maker wrong.',
          [
            ['It won Heezen over to Tharp’s side.', 'Heezen had already changed his mind.'],
            ['It earned Tharp a place on his ship.', 'The text does not connect her voyage with the film.'],
            ['It was made without a proper camera.', 'A camera was pulled through the water.'],
          ],
          'He was “expecting to show that there was no such valley”, and then “There they were, great dark cliffs”.',
        ),
        choose(
          'What does the ending suggest about Tharp?',
          'She cared more about her work than about winning.',
          [
            ['She regretted that she had not defended her work.', 'She explains it calmly, without any regret.'],
            ['She had begun to doubt what her drawings showed.', 'She went on making maps all the time.'],
            ['She preferred long voyages to life in an office.', 'It is not said which of the two she liked better.'],
          ],
          '“She was so busy making maps, she explained later, that she let the others argue.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Scientists want to close a bay to boats so that its seagrass can recover. One of them visits somebody who fishes there.',
      a: {
        role: 'You fish in the bay with a small boat.',
        facts: [
          'You catch half of your fish for the year in the bay in September and October, always in the deep western part.',
          'Last summer the anchors of holiday boats tore three of your nets.',
          'You have written down every catch for eighteen years.',
        ],
        goals: [
          'Find out what exactly is to be closed, for how long and why.',
          'Find out whether there is any work or money for people who fish.',
          'Find out how much of the plan can still be changed.',
          'Do not lose your autumn.',
        ],
      },
      b: {
        role: 'You are a marine biologist.',
        facts: [
          'Young fish grow up in the seagrass. It grows only in the shallow eastern part, and anchors and nets destroy it.',
          'The plan is to close the whole bay for a year from May. You may change the area or the months, but not both.',
          'You can pay 6,000 euros to somebody with a boat who keeps others out from May to October.',
          'Nobody has been able to give you figures about fish in earlier years.',
        ],
        goals: [
          'Find out when and in which part of the bay A fishes.',
          'Find out what trouble A has had with other boats.',
          'Find out whether A knows of any figures from earlier years.',
          'Win A over to a plan that saves the seagrass.',
        ],
      },
      phrases: [
        'What exactly would that mean for …?',
        'That would cost me …',
        'I hadn’t realised that …',
        'Is there any way round …?',
        'Suppose we closed only …',
        'In return, I’d be prepared to …',
      ],
    },
    statements: [
      'We should map the whole seabed before we fly to Mars.',
      'No country should own any part of the sea.',
      'People who live by the sea are more patient than people in big cities.',
      'Cruise ships do more harm than good to the ports that they visit.',
      'Fishing for fun is cruel.',
      'Nobody should be allowed to build within sight of a beach.',
      'A storm at sea is best enjoyed from an armchair.',
      'I would rather spend a month on a tiny island than a month on a big ship.',
    ],
    questions: [
      'What does the sea mean to people who live far away from it?',
      'Why are so many stories and songs about the sea?',
      'What would change if every beach were open to everybody?',
      'Which job at sea would suit you best, and which would not suit you at all?',
      'What ought to be explored next: the deep sea, the ice or space?',
    ],
    task: {
      instruction:
        'A town has lost its ferry, and its old harbour is empty. The council can spend 400,000 pounds and employ six people. Choose two or three new uses that bring the harbour to life within two years.',
      options: [
        'A school for boatbuilding: 180,000 pounds, three teachers, open in the second year',
        'A heated seawater pool: 250,000 pounds, two staff, unpopular with the fishermen',
        'A seaweed farm: 120,000 pounds, two workers, no profit for a year and a half',
        'A floating library: 90,000 pounds, one librarian, closed in winter',
        'A rescue station for seals: 150,000 pounds, two keepers and many volunteers',
        'Twelve houseboats for visitors: 220,000 pounds, one manager, earning money from the first summer',
        'A fish market with a café: 100,000 pounds, four staff, busy all year but smelly',
      ],
    },
    writing:
      'Write a story of 150 to 190 words for a magazine’s competition. Something unexpected is washed up on a beach. Describe the place, let two people disagree about what to do with it, and end with a surprise.',
  },
};
