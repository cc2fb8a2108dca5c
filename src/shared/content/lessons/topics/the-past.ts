import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('past', 'noun', 'the time before now', 'In the past people wrote a lot of letters.'),
      word('at that time', 'phrase', 'then, in those years', 'At that time we had no car.'),
      word('telephone', 'noun', 'a thing for talking to somebody far away', 'The telephone was on the wall.'),
      word('ring', 'verb', 'make the sound of a bell', 'I often heard the telephone ring at night.'),
      word(
        'neighbour',
        'noun',
        'somebody who lives next to you or near you',
        'Our neighbour had the first television.',
      ),
      word(
        'museum',
        'noun',
        'a building where you can look at old or interesting things',
        'There are old toys in the museum.',
      ),
      word('coin', 'noun', 'a small round piece of money', 'There is a very old coin in the museum.'),
      word(
        'phone box',
        'noun',
        'a very small building in a street with a telephone in it',
        'There was a phone box near the school.',
      ),
      word('remember', 'verb', 'have something from the past in your head', 'I remember my first bike.'),
      word('hole', 'noun', 'an open space in something', 'My old coat had a hole in it.'),
      word('by hand', 'phrase', 'without a machine', 'They washed their clothes by hand.'),
      word('modern', 'adjective', 'of our time, new', 'The old school has a modern kitchen now.'),
      word('candle', 'noun', 'a stick that burns and gives light', 'The children read by the light of a candle.'),
      word(
        'grow up',
        'phrase',
        'change from a child into a man or woman',
        'She grew up on a farm without electricity.',
      ),
    ],
    text: {
      title: 'Shoes for the museum',
      kind: 'text',
      genre: 'letter',
      text: `Dear Town Museum,

You are looking for things from the 1960s. I am sending you my brown shoes. I wore them when I was nine. There is a hole in each shoe.

At that time our street had only one telephone. It was in Mrs Silva’s shop. I sat there and waited. When it rang, I ran. “Mr Haddad, it’s your son!” The neighbours ran back with me, sometimes with soap on their faces. I got a coin for every call.

But nobody phoned me. I was a child.

On my tenth birthday it was very quiet in our street. I did not see any neighbours. At four o’clock the telephone rang.

“It’s for you,” said Mrs Silva.

I remember my cold hands. “Hello?”

“Happy birthday!” It was Mr Haddad, and all the others. They were at the phone box at the station. It was two kilometres away, and they went there on foot.

Please put my shoes next to a telephone.

Yours,
Teodor Brandt`,
      questions: [
        choose(
          'What does Teodor write about?',
          'His little job as a boy, and a special call',
          [
            ['His first telephone at home, a birthday present', 'The only telephone in the street was in a shop.'],
            [
              'His first visit to the museum of his home town',
              'He sends something to the museum. We do not read of a visit.',
            ],
            ['His walk to the station with all his neighbours', 'The neighbours went there without him.'],
          ],
          'His job: “I got a coin for every call.” The special call, on his birthday: “It’s for you”.',
        ),
        write(
          'What did Teodor get for every call?',
          ['coin', 'a coin', 'one coin', 'money'],
          '“I got a coin for every call.”',
        ),
        trueOrFalse(
          'All the houses in Teodor’s street had a telephone.',
          false,
          '“At that time our street had only one telephone.”',
        ),
        choose(
          'Why did the neighbours sometimes have soap on their faces?',
          'They had to come quickly.',
          [
            ['They worked in the shop.', 'It was Mrs Silva’s shop.'],
            ['They played with the boy.', 'They ran with him because of a phone call.'],
            ['They bought soap for him.', 'We do not read that they bought anything.'],
          ],
          '“The neighbours ran back with me, sometimes with soap on their faces.”',
        ),
        choose(
          'Why did Teodor not see any neighbours on his birthday?',
          'They were on their way to the station.',
          [
            ['They were all in Mrs Silva’s little shop.', 'They phoned the shop from another place.'],
            ['They were at the museum in their town.', 'The museum has nothing to do with that day.'],
            ['They were at work until late that evening.', 'They phoned at four o’clock, and they were together.'],
          ],
          '“They were at the phone box at the station. It was two kilometres away, and they went there on foot.”',
        ),
        choose(
          'Why did the neighbours phone Teodor?',
          'They wanted to give him a call of his own.',
          [
            ['They wanted him to come and carry their bags.', 'They do not ask him to come.'],
            ['They wanted to try the new phone in the shop.', 'We do not read that the phone in the shop is new.'],
            ['They wanted to speak to Mrs Silva about a job.', 'Mrs Silva says that the call is for Teodor.'],
          ],
          'Before that day “nobody phoned me”. Then they went two kilometres “on foot” to say “Happy birthday!”',
        ),
      ],
    },
    roleCards: {
      scene: 'Your school is going to have a “Day in the Past”. You plan it together: a room, a meal and a game.',
      a: {
        role: 'You know a lot about food and clothes in the 1950s.',
        facts: [
          'People in your town ate potato soup at that time. Soup for thirty people costs forty pounds.',
          'Children loved bread and butter with jam. For thirty people it costs twenty pounds.',
          'You have twenty old hats at home, for free.',
        ],
        goals: [
          'Find out how much money you have, and how many people are coming.',
          'Find out which games and which rooms are possible.',
          'Choose a meal, a game and a room with B.',
        ],
      },
      b: {
        role: 'You talked to the head teacher, and you know old games.',
        facts: [
          'Thirty people are coming. You have fifty pounds for everything.',
          'You can have the gym, but then you have to eat outside. Or you can have the old classroom: you can eat there, but it is small.',
          'A game with glass balls costs ten pounds and needs a small space. A game with a long rope costs twenty-five pounds and needs a gym.',
          'You can have only one room.',
        ],
        goals: [
          'Find out what people ate, and what the food costs.',
          'Find out if A has some old clothes.',
          'Choose a meal, a game and a room with A.',
        ],
      },
      phrases: [
        'What did people eat at that time?',
        'How much does it cost?',
        'In the past, children …',
        'There isn’t enough space for …',
        'Why don’t we …?',
        'Then we have … pounds left.',
      ],
    },
    statements: [
      'Life was better in the past.',
      'Children played more fifty years ago than today.',
      'A letter is nicer than a message on the phone.',
      'People were more polite in the past.',
      'I can live for a week without a fridge.',
      'Old clothes look better than modern clothes.',
      'People worked harder in the past.',
      'Every town needs a museum.',
    ],
    questions: [
      'What did people in your country do in the evening before there was television?',
      'Which machine is the most important one in a modern home?',
      'What is different in schools today?',
      'Which old thing do you like, and what does it look like?',
      'You can visit one year in the past for a day. Which year do you choose, and why?',
    ],
    task: {
      instruction:
        'A family of four is going to live for one weekend like people in 1900. They can keep three modern things. Choose the three. Everybody in the family has to get one or more of the things that they want.',
      options: [
        'The washing machine: the mother and the father love it, but it is only one weekend',
        'The phones: both children want them, but they can use them for only one hour a day',
        'The fridge: it is summer, and the father and the daughter want cold milk',
        'The car: the shop is four kilometres away, and the mother and the son don’t like walking',
        'The computer: the mother and the daughter want to see a film on Saturday',
        'The hot shower: the father and the son want it, but there is a river near the house',
        'The electric light: the son and the daughter read in bed, but there are a lot of candles',
      ],
    },
    writing:
      'Write a text of 50 to 70 words for a museum about an old thing, for example a toy, a radio or a bag. Say what it looks like, who used it and when, and tell a short story about it.',
  },
  hard: {
    words: [
      word(
        'everyday life',
        'phrase',
        'what people normally do from morning to evening',
        'The book describes everyday life in 1900.',
      ),
      word('inhabitant', 'noun', 'somebody who lives in a place', 'The village had six hundred inhabitants then.'),
      word(
        'make do with',
        'phrase',
        'manage with something that is not quite enough',
        'We made do with one bathroom for ten people.',
      ),
      word(
        'live through',
        'phrase',
        'experience a time and come to the end of it',
        'She lived through the cold winter of 1963.',
      ),
      word('heating', 'noun', 'the system that keeps a building warm', 'There was no heating in the bedrooms.'),
      word(
        'exhibition',
        'noun',
        'a show of interesting objects in a public place',
        'The exhibition shows kitchens from four centuries.',
      ),
      word('dial', 'verb', 'turn or press numbers on a telephone', 'You had to dial every number slowly.'),
      word('develop', 'verb', 'make pictures from film with chemicals', 'It took a week to develop a photograph.'),
      word('fortnight', 'noun', 'two weeks', 'A letter to Australia took a fortnight.'),
      word(
        'take part',
        'phrase',
        'be one of the people who do something',
        'The whole school took part in the experiment.',
      ),
      word(
        'used to',
        'phrase',
        'did something regularly in former times',
        'Families used to listen to the radio together.',
      ),
      word(
        'nostalgia',
        'noun',
        'a warm and slightly sad feeling about former times',
        'The song filled them with nostalgia.',
      ),
      word('household', 'noun', 'all the people who live together in one home', 'Few households owned a fridge.'),
      word('old-fashioned', 'adjective', 'belonging to former times', 'He wore an old-fashioned suit.'),
    ],
    text: {
      title: 'Oldest are first to leave 1974',
      kind: 'text',
      genre: 'news',
      text: `For one weekend, the village of Ostervik agreed to live as it had in 1974. The local museum, which is preparing an exhibition on everyday life, had asked the 212 inhabitants to hand in their phones on Friday, turn down the heating and make do with two television channels. A hundred and sixty took part.

“We expected the teenagers to give up within hours,” said Ingrid Moyo, who runs the museum. “We had even prepared a room with sofas where they could recover.”

By Saturday noon the sofas were full, but not of teenagers. Of the eleven people who had asked for their phones back, nine were over seventy. “I have lived through 1974 once already,” explained Harald Nakamura, 81, who was sending pictures to his grandchildren in Peru. “The coffee was weak, a letter took a fortnight, and the bathroom was freezing. I remember it perfectly. That’s the problem.”

The young, meanwhile, had taken over the village hall. Some learned to develop photographs; others queued to dial a number on an old telephone, which led to two calls to the fire brigade. “You have to be where you said you’d be,” reported Leila Santos, 15, with something like wonder. “You can’t just write that you’ll be late. So nobody is.”

Not everything went smoothly. A delivery van without a digital map took the bread to another Ostervik, ninety kilometres away, where it was gladly accepted.

On Sunday evening the phones were given back. Fourteen teenagers did not collect theirs until Monday.

The museum is already planning a second weekend. To make sure that older people stay to the end, the over-seventies have been invited to choose the year. They did not need to discuss it for long. They have chosen the present one.`,
      questions: [
        choose(
          'What is the main point of this news report?',
          'The young enjoyed the past more than the old did.',
          [
            ['The young were soon bored by life without phones.', 'That is what the museum had expected.'],
            ['The whole village wishes to live as it did in 1974.', 'The older people certainly do not wish it.'],
            [
              'The museum has had to cancel its next exhibition.',
              'It is still preparing one, and plans a second weekend.',
            ],
          ],
          '“By Saturday noon the sofas were full, but not of teenagers.” And: “Fourteen teenagers did not collect theirs until Monday.”',
        ),
        choose(
          'Who had the room with the sofas been meant for?',
          'Young people who could not go on',
          [
            ['Old people who needed a short rest', 'They used it, but it had been prepared for others.'],
            ['Visitors who wanted to watch television', 'Nothing connects the television with this room.'],
            ['Guests who had come for the exhibition', 'The exhibition is still being prepared.'],
          ],
          '“We expected the teenagers to give up within hours”. And: “We had even prepared a room with sofas where they could recover.”',
        ),
        write(
          'How many of the people who asked for their phones back were over seventy?',
          ['nine', '9', 'nine people', 'nine of them'],
          '“Of the eleven people who had asked for their phones back, nine were over seventy.”',
        ),
        choose(
          'What impressed Leila Santos?',
          'Without phones, people came on time.',
          [
            ['Without phones, people wrote longer letters.', 'It was Harald Nakamura who spoke of letters.'],
            ['Without phones, people got lost more often.', 'A van got lost, but she does not mention it.'],
            ['Without phones, people talked more openly.', 'She speaks about keeping a promise, not about talk.'],
          ],
          '“You can’t just write that you’ll be late. So nobody is.”',
        ),
        trueOrFalse(
          'The people in the other Ostervik refused the bread.',
          false,
          'It went to another Ostervik, “where it was gladly accepted”.',
        ),
        choose(
          'What does the choice of the over-seventies suggest?',
          'They would rather live today than in their youth.',
          [
            ['They have forgotten what the past was really like.', 'Harald Nakamura remembers it perfectly.'],
            ['They could not agree on any year in the past.', 'They did not need to discuss it for long.'],
            [
              'They wish to make the next weekend harder for the young.',
              'Nothing shows that they have anything against the young.',
            ],
          ],
          '“They have chosen the present one.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A film that is set in 1925 needs an old kitchen. Somebody from the film company visits the owner of a farmhouse.',
      a: {
        role: 'You look for places for a film company.',
        facts: [
          'You need the kitchen for four days in a row, between 12 and 20 May. You may pay up to 1,200 pounds in all.',
          'Nothing modern may be seen, but one wall will never be in the picture.',
          'In the main scene somebody lights a fire in the stove. The smoke can also be made by a machine.',
          'Twenty people will come, and they bring their own food.',
        ],
        goals: [
          'Find out what is modern in the kitchen, and whether it can be moved.',
          'Find out on which days the house is free.',
          'Find out whether the stove can be used, and agree on dates and a price.',
        ],
      },
      b: {
        role: 'You own the farmhouse, and you rent out two rooms.',
        facts: [
          'You have guests from 1 to 8 May and from 15 to 17 May. Guests and a film do not go together. You could move the second group if you were paid 200 pounds for it.',
          'The fridge and the sockets are modern. The fridge is heavy but on wheels; the sockets are all on the north wall.',
          'The stove has not been lit for thirty years, and lighting it would be dangerous.',
          'You want at least 250 pounds a day.',
        ],
        goals: [
          'Find out how many people will come, for how long, and what they will eat.',
          'Find out what has to happen with your stove in the film.',
          'Agree on dates, a price and one rule for your kitchen.',
        ],
      },
      phrases: [
        'Would it be possible to …?',
        'What exactly would you need?',
        'In those days there wouldn’t have been …',
        'I’m afraid I can’t allow …',
        'That depends on how long …',
        'Let’s agree on …',
      ],
    },
    statements: [
      'People who praise the past have forgotten most of it.',
      'Life was slower in the past, and therefore better.',
      'The washing machine changed the world more than the internet did.',
      'Children had more freedom fifty years ago.',
      'It is more useful to study everyday life than to study kings.',
      'I would have enjoyed being young in the 1970s.',
      'Things were made better when they were made by hand.',
      'In fifty years people will envy us.',
    ],
    questions: [
      'Which invention of the last hundred years would you find it hardest to live without?',
      'What could most people do in the past that few can do today?',
      'Why do you think fashions and music from the past keep coming back?',
      'Which objects of today will puzzle people in a hundred years?',
      'What can we find out about the past from a kitchen?',
    ],
    task: {
      instruction:
        'A museum has 6,000 pounds and forty square metres for a room called “A week in 1955”. It should interest people of all ages and need no more than one guard. Choose three or four exhibits.',
      options: [
        'A complete kitchen: 3,000 pounds, fifteen square metres; nothing may be touched',
        'Ten tubs for washing clothes by hand: 800 pounds, ten square metres, needs a guard',
        'A wall of letters from one family: 500 pounds, five square metres; it takes time to read',
        'A dance hall with music and lessons: 2,500 pounds, twenty square metres, needs a guard',
        'A shop where visitors pay with old coins: 2,000 pounds, ten square metres, needs a guard',
        'Recorded voices of twelve people who remember the year: 1,200 pounds, two square metres',
        'A classroom with hard benches and a strict teacher on film: 1,500 pounds, twelve square metres',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a school magazine with the title “One thing from the past that should come back”. Describe how it worked, say why it disappeared, and explain what it would change today.',
  },
};
