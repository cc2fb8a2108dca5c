import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'flood',
        'noun',
        'a lot of water in places that are usually dry',
        'After the flood there were fish in the street.',
      ),
      word('earthquake', 'noun', 'a time when the ground suddenly moves', 'In an earthquake, get under a table.'),
      word('storm', 'noun', 'very strong wind, often with rain', 'The storm took the roof of our school.'),
      word(
        'volcano',
        'noun',
        'a mountain that fire and hot stones can come out of',
        'The volcano on the island is asleep.',
      ),
      word('warning', 'noun', 'words that tell you about a danger', 'There was a warning on the radio.'),
      word(
        'emergency',
        'noun',
        'a sudden danger, when people need help fast',
        'In an emergency, stay calm and call for help.',
      ),
      word('dangerous', 'adjective', 'not safe', 'It is dangerous to swim in a flood.'),
      word('safe', 'adjective', 'where nothing bad can happen to you', 'The hill is a safe place.'),
      word('save', 'verb', 'to take a person or thing out of danger', 'A neighbour saved our cat.'),
      word('rescue', 'verb', 'to get people away from a dangerous place', 'The boat rescued nine people.'),
      word('damage', 'verb', 'to break or hurt a part of something', 'The wind damaged some houses.'),
      word(
        'destroy',
        'verb',
        'to break something so that you can never use it again',
        'The fire destroyed the old bridge.',
      ),
      word(
        'happen',
        'verb',
        'to start or take place, often without a plan',
        'It happened at night, and nobody was hurt.',
      ),
      word('shelter', 'noun', 'a safe place to stay in bad weather', 'The sports hall is a shelter tonight.'),
    ],
    text: {
      title: 'Please take a book',
      kind: 'text',
      genre: 'news',
      text: `In March, after three days of rain, the phone rang in Millbrook’s little library. There was a flood warning for the night. “The river is dangerous,” said a man from the fire station. “Take the books to a safe place.”

Farida Haddad had four thousand books, one helper and no car. So she wrote to everybody in town: “This is an emergency. Help us to save the books! Take as many as you like. You don’t need a card. Bring them back in the autumn.”

People came with bags and bikes. The baker filled his bread van. At six the shelves were empty.

At night the water came. It destroyed the chairs, the tables and two computers. It did not damage one book.

Yesterday the library opened again. All the books came back. Farida counted four thousand and thirty.

“I don’t know the last thirty,” she says. “There are no library numbers in them. But one of them smells of bread.”`,
      questions: [
        choose(
          'What is the news about?',
          'How a town saved its books',
          [
            ['How a flood destroyed a town', 'The water came into the library. We do not read about other houses.'],
            ['How a baker sold his books', 'The baker helped. He did not sell books.'],
            ['How a town got its library', 'The library was there before. It opened again.'],
          ],
          'The message said: “Help us to save the books!” And then: “All the books came back.”',
        ),
        write(
          'How many helpers did Farida have when the phone rang?',
          ['one', '1', 'one helper', 'only one', 'just one', '1 helper'],
          '“Farida Haddad had four thousand books, one helper and no car.”',
        ),
        trueOrFalse('On that day, people without a library card could take books.', true, '“You don’t need a card.”'),
        choose(
          'Why did Farida send the message?',
          'She could not carry all the books.',
          [
            ['She wanted to give away old books.', 'She asked people to bring the books back.'],
            ['She did not believe the warning.', 'She wrote: “This is an emergency.”'],
            ['She was going to leave the town.', 'We do not read that she went away.'],
          ],
          'She had to take them to a safe place, but she had “one helper and no car”.',
        ),
        choose(
          'What did the water destroy?',
          'Some of the furniture',
          [
            ['Some of the books', '“It did not damage one book.”'],
            ['The baker’s bread van', 'The van was full of books. We do not read that the water came to it.'],
            ['The library’s only phone', 'It rang before the flood. We do not read about it again.'],
          ],
          '“It destroyed the chairs, the tables and two computers.”',
        ),
        choose(
          'Where do the last thirty books come from?',
          'From people’s own homes',
          [
            ['From a library far away', 'There are no library numbers in them.'],
            ['From the fire station', 'The fire station only called.'],
            ['From a big bookshop', 'New books do not smell of bread.'],
          ],
          '“There are no library numbers in them. But one of them smells of bread.” So one is from the baker.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is four o’clock. A big storm is coming tonight, and your houses near the sea are not safe. You are neighbours.',
      a: {
        role: 'You have a car and a dog.',
        facts: [
          'The radio says that the storm is going to be here at eight. The road along the sea closes at six.',
          'Your sister has a strong house on the hill, with beds for four people. It is twenty minutes away, along the sea.',
          'Your car has four seats. Your dog needs one of them.',
          'Your sister likes dogs, but she is afraid of cats.',
        ],
        goals: [
          'Find out about the school: when it opens, and who can sleep there.',
          'Find out who is with B, and when they can leave.',
          'Agree where you all sleep tonight. You want to stay together.',
        ],
      },
      b: {
        role: 'You live with your grandmother and a cat.',
        facts: [
          'The school is a shelter tonight. It opens at five. It is five minutes away by car, but too far for your grandmother on foot.',
          'People with small animals in a box can sleep there. Dogs cannot come in.',
          'You have a box for your cat.',
          'Your grandmother comes home by bus at half past five.',
        ],
        goals: [
          'Find out when the storm comes, and which road is going to close.',
          'Find out if there is another safe place, and who can go there.',
          'Agree where you all sleep tonight. You do not want to leave your cat alone.',
        ],
      },
      phrases: [
        'What time does it open?',
        'How long does it take?',
        'Is there space for …?',
        'We have to leave before …',
        'What about the dog?',
        'I have an idea: …',
      ],
    },
    statements: [
      'People should not live near a volcano.',
      'Everybody should have a bag ready for an emergency.',
      'I am calm when something dangerous happens.',
      'Animals know about an earthquake before people do.',
      'I like films about storms and earthquakes.',
      'It is wrong to film people in a flood.',
      'In an emergency, a pet is as important as a person.',
      'A phone is the best thing to have in an emergency.',
    ],
    questions: [
      'Which natural disasters can happen in your country?',
      'What do you do at school when you hear a fire alarm?',
      'Which three things do you take when you must leave home fast?',
      'How can neighbours help each other after a storm?',
      'Which film or book about a disaster do you know, and what happens in it?',
    ],
    task: {
      instruction:
        'After a storm, sixty people must sleep in a school for two nights. There is no electricity and no clean water. You have 300 pounds. Choose three or four things.',
      options: [
        'A hundred big bottles of water: 100 pounds',
        'Bread, cheese and fruit for everybody, for one day: 150 pounds',
        'Twenty warm blankets: 120 pounds',
        'Ten strong lamps: 80 pounds',
        'A gas cooker with tea and soup for everybody, but without the water: 90 pounds',
        'A radio and a machine to charge phones: 60 pounds',
        'Games and books for fifteen children: 40 pounds',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a neighbour who is on holiday. There was a big storm last night. Say what happened in your street, what it damaged at your neighbour’s house, and what you are going to do to help.',
  },
  hard: {
    words: [
      word(
        'disaster',
        'noun',
        'a terrible event that harms many people',
        'The disaster left a thousand families homeless.',
      ),
      word(
        'evacuate',
        'verb',
        'to move everybody out of a dangerous place',
        'The valley was evacuated before the dam broke.',
      ),
      word(
        'false alarm',
        'phrase',
        'a warning of something that does not happen',
        'The smell of gas was a false alarm.',
      ),
      word('authorities', 'noun', 'the people who are officially in charge', 'The authorities closed all the beaches.'),
      word(
        'siren',
        'noun',
        'a machine that makes a long, loud warning sound',
        'The siren is tested every first Monday.',
      ),
      word(
        'tsunami',
        'noun',
        'a huge wave, often caused by an earthquake',
        'A tsunami can cross an ocean in less than a day.',
      ),
      word('shelter', 'noun', 'a building where people are safe', 'The shelter holds two hundred people.'),
      word('drill', 'noun', 'a practice for an emergency', 'We had an earthquake drill at work.'),
      word(
        'overreact',
        'verb',
        'to do too much because of a small danger',
        'Did they overreact by closing every school?',
      ),
      word('strike', 'verb', 'to hit suddenly', 'The hurricane struck just before dawn.'),
      word('landslide', 'noun', 'earth and rocks that fall down a slope', 'A landslide blocked the railway.'),
      word(
        'eruption',
        'noun',
        'fire, ash and hot rock shooting out of a mountain',
        'Ash from the eruption covered the fields.',
      ),
      word('survivor', 'noun', 'somebody who is still alive after a disaster', 'Dogs helped to find the survivors.'),
      word(
        'rubble',
        'noun',
        'the broken stones of buildings that have fallen down',
        'Volunteers cleared away the rubble.',
      ),
    ],
    text: {
      title: 'In praise of the false alarm',
      kind: 'text',
      genre: 'opinion',
      text: `Last Tuesday, at ten past three in the morning, the sirens went off in our town. There had been an earthquake far out at sea, and a tsunami was expected. Six thousand of us climbed the hill in coats, pyjamas and, in one case, a wedding dress. At half past five the wave arrived. It was as high as a teacup.

Since then the authorities have been under attack. They overreacted, people say; they frightened our children, and after such a false alarm nobody will move next time. The head of the warning centre has been told to resign. I should like to send her flowers.

Consider what that night has taught us. The shelter on the hill was locked, and the only key was in the pocket of a man on holiday. The main road was blocked within minutes by drivers who would not leave their cars. The residents of the old people’s home were carried uphill by the night shift from the bakery, because they were in nobody’s plan. And two streets by the river heard nothing at all: their siren had been silent since spring.

No drill would have shown us this. In a drill everybody knows the hour, the sky is blue and the key is in the door. On Tuesday we evacuated the town that we really are: half asleep, badly informed and looking for the cat.

By Friday there were five keys and a new siren. I cannot say when a real wave will strike, but it will meet a town that has already made its mistakes.

My neighbour stayed in bed, and loves to tell me that he was right. So he was. I only hope that next time he will be wrong with the rest of us.`,
      questions: [
        choose(
          'What is the writer’s main argument?',
          'The alarm was useful because so much went wrong.',
          [
            ['The alarm was wrong because nobody was in danger.', 'This is what the critics think.'],
            ['The town should be moved to a place on the hill.', 'Nobody suggests this.'],
            [
              'The town needs drills more than it needs alarms.',
              'The writer says that no drill would have shown all this.',
            ],
          ],
          '“Consider what that night has taught us.”',
        ),
        write(
          'At what time did the wave arrive?',
          [
            'half past five',
            'at half past five',
            '5.30',
            '5:30',
            'at 5.30',
            'at 5:30',
            'five thirty',
            '5.30 am',
            '5:30 am',
            '5.30 a.m.',
            '5:30 a.m.',
            '5.30 in the morning',
            '5:30 in the morning',
            'five-thirty',
            'at five thirty',
            'half-past five',
            'half five',
          ],
          '“At half past five the wave arrived.”',
        ),
        trueOrFalse(
          'The sirens could be heard in every part of the town.',
          false,
          '“two streets by the river heard nothing at all: their siren had been silent since spring”',
        ),
        choose(
          'Why did bakers help at the old people’s home?',
          'Nobody had been given the task.',
          [
            ['They had been trained to do it.', 'They happened to be awake; no training is mentioned.'],
            ['They were blocked in their cars.', 'The drivers on the main road were other people.'],
            ['Nobody there had heard a siren.', 'That was so in two streets by the river.'],
          ],
          '“because they were in nobody’s plan”',
        ),
        choose(
          'In the writer’s view, what is wrong with a drill?',
          'It takes place under ideal conditions.',
          [
            ['It is held too rarely to be of any use.', 'The text does not say how often there are drills.'],
            ['It makes people laugh at real warnings.', 'It is false alarms that are said to have such an effect.'],
            ['It frightens children more than a wave.', 'The critics say that the alarm frightened them.'],
          ],
          '“In a drill everybody knows the hour, the sky is blue and the key is in the door.”',
        ),
        choose(
          'What does the writer imply in the last paragraph?',
          'It is wiser to leave, even if it is for nothing.',
          [
            [
              'The neighbour knows more about waves than others.',
              'He was right by luck; the writer does not praise his knowledge.',
            ],
            [
              'The neighbour should say sorry to the rest.',
              'The writer hopes that he will come along, not that he will say sorry.',
            ],
            ['It would be better to let people sleep at night.', 'The writer is grateful for the alarm.'],
          ],
          'To be “wrong with the rest of us” means to climb the hill, as the others did on Tuesday.',
        ),
      ],
    },
    roleCards: {
      scene: 'A landslide has closed the only road to a mountain village. It is noon. You talk to each other by radio.',
      a: {
        role: 'You are in charge in the village.',
        facts: [
          'There are 48 people in the school. They need a hundred kilos of food and water a day, and have enough until tomorrow evening.',
          'Eight people have asked to leave first: two families of three and two older guests.',
          'A helicopter can land on the football field, but not before the fog lifts at two.',
          'On foot, the lake is an hour away. Most people can walk that far, but the older guests and the smallest children cannot.',
        ],
        goals: [
          'Find out what can reach you, when, and how much it carries.',
          'Find out how long the road will be closed.',
          'Agree on what is done first. Neither of the two families wants to be split up.',
        ],
      },
      b: {
        role: 'You lead the rescue team in the next town.',
        facts: [
          'Your helicopter can fly twice between two o’clock and dark. Each flight either brings 400 kilos or takes out six people.',
          'Tomorrow at eight a boat can cross the lake, if the wind is not too strong. It takes twenty people or brings a tonne of food.',
          'The road cannot be opened for three more days.',
        ],
        goals: [
          'Find out how many people there are, what they need and how long it will last.',
          'Find out where and when you can land, and who can walk to the lake.',
          'Agree on what the two flights and the boat are used for. Do not rely on the boat alone.',
        ],
      },
      phrases: [
        'How long will … last?',
        'How many can you take?',
        'The most urgent thing is …',
        'We can’t count on …',
        'Would they be willing to …?',
        'Let me repeat that: …',
      ],
    },
    statements: [
      'Ten false alarms are better than one warning that comes too late.',
      'Nobody should rebuild a house that has been flooded twice.',
      'Anybody who ignores a warning should pay for their own rescue.',
      'Disasters bring out the best in people.',
      'Reporters should stay away for two days after a disaster.',
      'There are no natural disasters, only bad planning.',
      'Tourists should not be allowed on active volcanoes.',
      'Emergencies should be practised without telling anybody beforehand.',
    ],
    questions: [
      'How would people in your street behave if they had to leave in ten minutes?',
      'Why do people go on living beneath a volcano or beside a wild river?',
      'What makes you believe a warning, and what makes you ignore it?',
      'Which of your skills would be useful after an earthquake?',
      'What should be saved first from a museum that is about to be flooded?',
    ],
    task: {
      instruction:
        'Two thousand people live on an island with a volcano that may wake up at any time in the next fifty years. They have 200,000 pounds. Choose up to four measures. At least one has to be useful even if nothing ever happens.',
      options: [
        'A second harbour on the far side: 120,000 pounds, a great help to fishing boats',
        'Stronger roofs, against ash, for the school and the hospital: 80,000 pounds',
        'Two scientists with instruments that may give days of warning: 70,000 pounds for five years',
        'A radio for every home that works without electricity: 40,000 pounds',
        'Sirens in all the villages: 30,000 pounds, with some false alarms',
        'A drill once a year, at night and without notice: 10,000 pounds for five years, and unpopular',
        'A host family on the mainland for each family: 5,000 pounds, but it takes two years to find them',
      ],
    },
    writing:
      'Write a report of 120 to 150 words to the head of your school about an evacuation drill that went badly. Say what happened, name two weak points, and recommend what should be done before the next one.',
  },
};
