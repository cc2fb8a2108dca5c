import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('season', 'noun', 'a part of the year with its own weather', 'Which season do you like best?'),
      word(
        'spring',
        'noun',
        'the time after winter, when new leaves and flowers come',
        'In spring the garden is full of flowers.',
      ),
      word('summer', 'noun', 'the hottest part of the year', 'We eat outside in summer.'),
      word('autumn', 'noun', 'the time between summer and winter', 'It gets cooler in autumn.'),
      word('winter', 'noun', 'the coldest part of the year', 'In Australia, winter starts in June.'),
      word('weather', 'noun', 'sun, rain, wind, snow and so on', 'What is the weather like in May?'),
      word(
        'snow',
        'noun',
        'soft white pieces of frozen water that fall from the sky',
        'There is snow on the mountains.',
      ),
      word('leaf', 'noun', 'a thin, flat part of a tree or plant, often green', 'A yellow leaf fell on my hat.'),
      word('degree', 'noun', 'we use it to say how hot or cold it is', 'It is thirty degrees today.'),
      word('get dark', 'phrase', 'what happens in the evening, when the light goes', 'In winter it gets dark early.'),
      word('coat', 'noun', 'you wear it over your other clothes when it is cold', 'You don’t need a coat today.'),
      word('wet', 'adjective', 'with a lot of rain or water', 'April is very wet here.'),
      word('dry', 'adjective', 'with no rain or water', 'It is dry here from May to September.'),
      word('cool', 'adjective', 'a little cold', 'The evenings are cool now.'),
    ],
    text: {
      title: 'Six winters and no summer',
      kind: 'text',
      genre: 'letter',
      text: `Dear Dorota,

The coat arrived on Tuesday. Thank you! It is April, and here in New Zealand it is autumn. The leaves are yellow, it gets dark early, and this morning it was six degrees. In Poland it is spring now. Is the snow gone?

I found your little map in the pocket. Did you find my shell?

Our idea is good. A warm coat is expensive, we are the same size, and we never need it in the same season. You send it in April, and I send it back in October. In three years the coat had six winters and no summer!

Now you are going to visit me in January. You ask what to bring. In January it is summer here: bring a T-shirt and a hat. But you are going to need the coat on the way to the airport. So it is coming, too. I am going to show it the beach.

Love,
Malia`,
      questions: [
        choose(
          'What is the letter about?',
          'A coat that two friends share',
          [
            ['A coat that is lost in the post', 'The coat arrived on Tuesday.'],
            ['A friend who sells warm clothes', 'The coat is expensive, but nobody sells it.'],
            ['A beach where it is always cold', 'The beach is only for the summer visit.'],
          ],
          '“we are the same size, and we never need it in the same season”',
        ),
        trueOrFalse('It is autumn in New Zealand when Malia writes.', true, '“here in New Zealand it is autumn”'),
        choose(
          'What do they put in the pocket?',
          'Little things for the other one',
          [
            ['Money for the post to New Zealand', 'They send the coat, but we do not read about money in it.'],
            ['Letters about the weather', 'Malia writes about the weather, but not in a pocket.'],
            ['Yellow leaves from the garden', 'The leaves are yellow, but they are not in the coat.'],
          ],
          '“I found your little map in the pocket. Did you find my shell?”',
        ),
        write(
          'In which month does Malia send the coat to Poland?',
          ['October', 'in October'],
          'She writes: “I send it back in October.”',
        ),
        choose(
          'What is new for the coat in January?',
          'It is going to see a summer.',
          [
            ['It is going to get a new colour.', 'We do not read anything about its colour.'],
            ['It is going to be in the snow.', 'It had six winters, so that is not new.'],
            ['It is going to stay in Poland.', 'It is coming to New Zealand with Dorota.'],
          ],
          'Now it has “no summer”, but “In January it is summer here”.',
        ),
        choose(
          'Why does Dorota need the coat on the way to the airport?',
          'January is a cold month in Poland.',
          [
            ['The coat is too big for her small bag.', 'We do not read about her bag.'],
            ['Malia needs the coat in January.', 'It is hot in New Zealand then. Malia does not need it.'],
            ['January is cold in New Zealand.', 'It is summer there. A T-shirt is right.'],
          ],
          'When it is autumn in New Zealand, “In Poland it is spring”. So when it is summer there, it is winter in Poland.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are friends. One of you lives in Argentina and the other one in Canada. You want to have a holiday together, and you talk on the phone.',
      a: {
        role: 'You live in Argentina, near the sea.',
        facts: [
          'You are free in January, and from 10 to 24 July.',
          'In January it is hot at your home, about 28 degrees. July is cool, without snow.',
          'You want to play in the snow. You don’t know what that is like.',
          'The flight costs 1,000 pounds in January and 800 pounds in July. You have 600 pounds.',
        ],
        goals: [
          'Find out when B is free, and what the weather is like in Canada then.',
          'Find out how much money B has.',
          'Agree on who is going to fly, when, and what the other one gets.',
        ],
      },
      b: {
        role: 'You live in Canada, far from the sea.',
        facts: [
          'You are free from 1 to 8 January, and from 20 July to 20 August.',
          'In January there is a lot of snow at your home. July is warm, about 25 degrees, and you can swim in a lake.',
          'You want to swim in the sea.',
          'You have 600 pounds.',
        ],
        goals: [
          'Find out when A is free, and what the weather is like in Argentina then.',
          'Find out what the flight costs, and how much money A has.',
          'Agree on who is going to fly, when, and what the other one gets.',
        ],
      },
      phrases: [
        'When are you free?',
        'What’s the weather like in …?',
        'I would like to …',
        'How much is …?',
        'This year you can …, and next year I …',
        'That’s too hot for me.',
      ],
    },
    statements: [
      'Winter is the best season.',
      'It is better to be too cold than too hot.',
      'I like to walk in the rain.',
      'Summer all year is boring.',
      'Schools should have their long holiday when it is cold.',
      'I can smell a new season.',
      'Food tastes better in hot weather.',
      'People are nicer in summer.',
    ],
    questions: [
      'What is the weather like at your home in January and in July?',
      'How do you know that a new season is here?',
      'What do you eat in one season and not in the others?',
      'Which clothes do you put away for half of the year?',
      'Which month do you like least, and why?',
    ],
    task: {
      instruction:
        'Your class has 200 pounds for special days this year. Choose two or three of them. They must be in different seasons.',
      options: [
        'Ice skating in the coldest month: 120 pounds',
        'A day at a lake in the hottest month: 80 pounds, but not everybody can swim',
        'Help on a farm in autumn: 40 pounds, two hours on the bus, and you can take apples home',
        'A walk with lamps on a winter evening: 30 pounds, back at ten o’clock',
        'Flowers for the school garden in spring: 60 pounds, and somebody has to give them water',
        'The cinema on a wet autumn day: 100 pounds',
        'Breakfast in the park in summer: 50 pounds, but it starts at five in the morning',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend from the other side of the world who wants to visit you. Say which month is best, what the weather is like then, what to wear, and what you are going to do together.',
  },
  hard: {
    words: [
      word(
        'hemisphere',
        'noun',
        'one half of the Earth, north or south',
        'In the southern hemisphere, July is a winter month.',
      ),
      word(
        'equator',
        'noun',
        'the line round the middle of the Earth',
        'Near the equator, all days are about equally long.',
      ),
      word(
        'rainy season',
        'noun',
        'the months in which it is wet almost every day',
        'The road is closed in the rainy season.',
      ),
      word('dry season', 'noun', 'the months with hardly any rain', 'In the dry season the river is a path.'),
      word('humid', 'adjective', 'warm and damp, so that your skin feels sticky', 'It is too humid to sleep.'),
      word('ripe', 'adjective', 'ready to be picked and eaten', 'The plums are ripe in the last week of summer.'),
      word('frost', 'noun', 'thin white ice on the ground on cold mornings', 'A late frost killed the young beans.'),
      word('breeze', 'noun', 'a light, pleasant wind', 'A breeze came in from the sea.'),
      word(
        'set in',
        'verb',
        'to begin and seem likely to stay, as bad weather does',
        'We must mend the roof before the cold sets in.',
      ),
      word('melt', 'verb', 'to turn from ice into water', 'When the snow melts, the cellar fills with water.'),
      word(
        'in season',
        'phrase',
        'fresh now, because this is its time of year',
        'Peas are in season for only a few weeks.',
      ),
      word(
        'harvest',
        'noun',
        'the time when crops are brought in from the fields',
        'The whole village helps with the harvest.',
      ),
      word('mild', 'adjective', 'not as cold as one would expect', 'It was so mild that nobody wore gloves.'),
      word('drought', 'noun', 'a long time without enough rain', 'After two years of drought the lake was gone.'),
    ],
    text: {
      title: 'Snow on page eleven',
      kind: 'text',
      genre: 'opinion',
      text: `On our island, which lies south of the equator, I teach thirty children from a textbook that was written a long way to the north. On page eleven it is winter. A family in thick scarves is building a snowman, and below them it says: “It is December.”

In our December it is humid, the mangoes are ripe, and the rain comes in under the door.

For years I apologised for page eleven. I explained that in the other hemisphere the seasons are the other way round, and that on islands like ours there are hardly four of them anyway. The children nodded. They put frost and snowmen where they kept dragons.

Last March I stopped apologising. “If there were no book,” I asked, “what would our seasons be?” They argued for a week.

The rainy season and the dry season went up on the wall at once, but satisfied nobody. In the end there were five: Mangoes, Kites (when the breeze sets in), Visitors, Exams and Wet Socks. The last of these has no fixed date and may return at any time.

A colleague objected that exams are not weather. She is right. But are the seasons on page eleven only weather? They are holidays, soup and new shoes as well. A season is whatever tells you what to do next.

In August a teacher from Norway visited us. I was proud to have a guest from page eleven itself. Ingrid stood at our wall for a long time, and I prepared to be told how charming it was.

“When our snow melts,” she said, “we have weeks of grey water, and there is no page for that. Could we borrow Wet Socks?”`,
      questions: [
        choose(
          'What is the main point of the text?',
          'Seasons should be named after the life people lead.',
          [
            [
              'Textbooks should not have any pictures of the weather.',
              'The writer is not against pictures, but wants ones that fit.',
            ],
            [
              'Children should learn about the north before the south.',
              'The writer starts from the children’s own island.',
            ],
            ['There are really only two seasons on a tropical island.', 'The two on the wall satisfied nobody.'],
          ],
          '“A season is whatever tells you what to do next.”',
        ),
        choose(
          'What does the writer mean by “where they kept dragons”?',
          'Cold weather was like a fairy tale to the children.',
          [
            [
              'Cold weather was something that the children feared.',
              'Dragons can be frightening, but the children only nodded.',
            ],
            [
              'The children refused to learn any words for the cold.',
              'They nodded, and remembered them in their own way.',
            ],
            ['The children drew strange animals on page eleven.', 'Nobody draws in the book. It is an image.'],
          ],
          'There is no snow on the island, so the children put “frost and snowmen where they kept dragons”.',
        ),
        trueOrFalse(
          'The class was content to have just a rainy and a dry season.',
          false,
          'These two “went up on the wall at once, but satisfied nobody”.',
        ),
        write(
          'Which of the five seasons can come at any time?',
          ['Wet Socks', 'the Wet Socks', 'Wet Socks season'],
          'The last of the five is Wet Socks: it “has no fixed date and may return at any time”.',
        ),
        choose(
          'How does the writer answer the colleague?',
          'Weather is only one part of a season.',
          [
            ['Weather affects how well pupils do in exams.', 'The writer agrees that exams are not weather.'],
            ['Weather matters more in the north.', 'The north has its soup and new shoes, too.'],
            ['Weather is a subject for older children.', 'Nobody speaks about how old the children should be.'],
          ],
          '“They are holidays, soup and new shoes as well.”',
        ),
        choose(
          'What does Ingrid’s question suggest?',
          'Page eleven leaves things out in the north, too.',
          [
            [
              'Pupils in Norway are tired of hearing about snow.',
              'She talks about what comes after the snow, not about tired pupils.',
            ],
            [
              'Wet Socks is the most amusing name on the wall.',
              'The writer expects something like that, and is wrong.',
            ],
            ['The wall would be of little use outside the island.', 'She wants to use a part of it at home.'],
          ],
          'Even in Norway there is a time of “grey water, and there is no page for that”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Two owners of mountain hotels talk online, one in Austria and one in New Zealand. They want to share workers, who would then have a winter season in each country. A return flight costs 1,200 euros.',
      a: {
        role: 'You own the hotel in Austria.',
        facts: [
          'Your winter season ends on 10 April. Your workers then clean and paint until the end of May, and you want them back on 1 December.',
          'Four of them would like to go: two cooks and two waiters. One of the waiters skis very well, but is new to teaching.',
          'You can pay 500 euros towards each flight.',
        ],
        goals: [
          'Find out when B needs people, and until when.',
          'Find out how many B needs, and for what.',
          'Find out what B can pay, and agree on who goes and how the flights are paid for.',
        ],
      },
      b: {
        role: 'You own the hotel in New Zealand.',
        facts: [
          'Your winter season lasts from 20 June to 5 October. New people have to come ten days earlier to be trained.',
          'You need two cooks and one waiter. You would take a fourth person only to help with the ski school for children.',
          'You can pay 600 euros towards each flight. Rooms are free, but each worker pays 40 euros a week for meals.',
        ],
        goals: [
          'Find out how long A’s people are needed in Austria, and when they must be back.',
          'Find out how many would like to come, and what they can do.',
          'Find out what A can pay, and agree on who comes and how the flights are paid for.',
        ],
      },
      phrases: [
        'When does your season …?',
        'How many people would you …?',
        'That leaves a gap of …',
        'What if the workers themselves …?',
        'I could go as high as …, but …',
        'It would be worth it if …',
      ],
    },
    statements: [
      'People who live without a real winter miss something.',
      'Fruit should be sold only when it is in season.',
      'A new year ought to start in spring, wherever you live.',
      'School holidays should be at the same time all over the world.',
      'I am a different person in summer.',
      'We should work less in the darkest months.',
      'Weather forecasts spoil the fun of a day out.',
      'People who talk about the weather have nothing to say.',
    ],
    questions: [
      'If you could rename the seasons where you live, what would you call them?',
      'Which sounds and smells tell you that the season is about to change?',
      'How does the time of year affect the way that you work or study?',
      'What do people from elsewhere get wrong about the weather in your country?',
      'Would you rather have one pleasant season all year or four very different ones, and why?',
    ],
    task: {
      instruction:
        'A seaside town earns its living in ten warm weeks. It has 60,000 euros to attract visitors in the rest of the year. Choose two or three projects, of which at least one has to work in heavy rain.',
      options: [
        'A heated pool in the open air: 45,000 euros, and expensive to run',
        'A week of storm watching from the harbour wall, with guards: 10,000 euros, useless in fine weather',
        'A cookery school in an empty hotel: 25,000 euros, for small groups who stay a week',
        'Free rooms for artists, who leave one work each to the town: 15,000 euros, slow to have an effect',
        'Lights all along the harbour in the darkest month: 20,000 euros, hard on those who live there',
        'A market hall with local food at weekends: 30,000 euros, good for visitors and for locals',
        'Paths and huts for watching birds: 10,000 euros, but the birds pass through for only six weeks',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for the readers of a travel website with the title “Come at the wrong time of year”. Persuade them to visit a place that you know when hardly anybody goes there. Describe what they will see, hear and smell, and be honest about one drawback.',
  },
};
