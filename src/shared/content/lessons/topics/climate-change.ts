import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'climate',
        'noun',
        'what the weather of a place is like over many years',
        'The climate in the south is hot and dry.',
      ),
      word('get warmer', 'phrase', 'to become less cold than before', 'Our summers are getting warmer.'),
      word('temperature', 'noun', 'how hot or cold it is', 'The temperature of the sea is going up.'),
      word('snow', 'noun', 'soft, white, frozen water from the sky', 'There was no snow this winter.'),
      word('melt', 'verb', 'to change from ice to water', 'The ice on the lake melts in February.'),
      word('dry', 'adjective', 'with no rain or water', 'The fields are too dry for rice.'),
      word(
        'farm',
        'noun',
        'a place with fields or animals that give us food',
        'There is little water for the farm in August.',
      ),
      word('grow', 'verb', 'to get bigger, as a plant does', 'Lemons do not grow in cold places.'),
      word('plant', 'verb', 'to put a tree or a flower in the ground', 'Our class planted twenty trees.'),
      word('air', 'noun', 'what we breathe', 'The air in the city is hot and dirty.'),
      word('energy', 'noun', 'what makes lights, cars and machines work', 'This house gets its energy from the sun.'),
      word('turn off', 'phrase', 'to stop a machine or a light', 'Turn off the heating when you go out.'),
      word('pollution', 'noun', 'what makes air, water or land dirty', 'Cars make more pollution than bikes.'),
      word('future', 'noun', 'the time that is going to come', 'In the future, more cars are going to be electric.'),
    ],
    text: {
      title: 'A call to the White Mountain',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Lukas: Hotel White Mountain, good morning.
Beatriz: Good morning. My name is Beatriz Rocha. Is there any snow on your mountain?
Lukas: A little. You can put it all in a bag. The rest melted in January.
Beatriz: Is that normal?
Lukas: The climate is different now. When I was a child, we had snow from November to April. But the winters are getting warmer.
Beatriz: And in summer?
Lukas: The temperature is just right, the air is clean and there is a lot of water in our river.
Beatriz: Wait. Does any fruit grow there?
Lukas: No. Well, my neighbour planted a peach tree for fun. People laughed. But last summer he had two peaches!
Beatriz: Two peaches! That’s wonderful.
Lukas: Is it?
Beatriz: I have a farm in the south with three hundred peach trees. It’s too hot and too dry for them now. They are dying.
Lukas: I’m sorry. You need a holiday! I have a nice room with a view of the mountain.
Beatriz: I don’t want a room. How much is the mountain?`,
      questions: [
        choose(
          'What do Lukas and Beatriz talk about?',
          'A place that is not so cold now',
          [
            ['A room that is not so nice now', 'Lukas says that the room is nice.'],
            ['A ski holiday for a family', 'Beatriz asks about snow, but she does not want a holiday.'],
            ['A mountain garden with too much water', 'There is a lot of water in the river, but it is not a problem.'],
          ],
          '“But the winters are getting warmer.”',
        ),
        write(
          'How many peaches did the neighbour have last summer?',
          ['two', '2', 'two peaches', '2 peaches'],
          '“But last summer he had two peaches!”',
        ),
        trueOrFalse(
          'There was more snow on the mountain when Lukas was young.',
          true,
          '“When I was a child, we had snow from November to April.”',
        ),
        choose(
          'Why is Beatriz happy about the neighbour’s tree?',
          'It shows her that fruit can grow there.',
          [
            [
              'It is a tree from her farm in the south.',
              'The neighbour planted it. We do not read where it came from.',
            ],
            ['It has more fruit than all her trees.', 'It had only two peaches.'],
            ['It is the only thing to eat in the hotel.', 'They do not talk about food in the hotel.'],
          ],
          'Beatriz asked: “Does any fruit grow there?”',
        ),
        choose(
          'What is Beatriz’s plan?',
          'To grow peaches on the mountain',
          [
            ['To ski on the mountain in winter', 'She asks about snow, but there is only a little.'],
            ['To work for Lukas in the hotel', 'She does not ask about work.'],
            ['To take his water to her farm', 'Water is one of her problems, but she asks for the mountain.'],
          ],
          'It is “too hot and too dry” for her trees at home, and she asks: “How much is the mountain?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Your school wants to use less energy this winter. Together you must save at least 90 pounds a week, and nobody should be cold.',
      a: {
        role: 'You look after the building.',
        facts: [
          'One degree less in the classrooms saves 60 pounds a week.',
          'The lights in the corridors are on all evening and all night. If you turn them off at eight or earlier, you save 20 pounds a week.',
          'Open windows at lunchtime cost ten pounds a day, from Monday to Friday. You have no time to close them.',
          'The library has its own heating. One degree more costs ten pounds a week.',
        ],
        goals: [
          'Find out how warm it is in the classrooms and in the library, and what the students want.',
          'Find out when people need the lights, and who can close the windows.',
          'Make a plan with B that saves at least 90 pounds a week.',
        ],
      },
      b: {
        role: 'You speak for the students.',
        facts: [
          'It is 22 degrees in the classrooms. Most students are happy with 21, but not with less.',
          'It is only 17 degrees in the library. Students sit there in their coats.',
          'There is sport in the evening. People need the lights in the corridors until eight.',
          'Ten students can close the windows at lunchtime, but not on Fridays.',
        ],
        goals: [
          'Find out how much money each change saves.',
          'Find out if the library can be warmer, and what it costs.',
          'Make a plan with A. You want two degrees more in the library.',
        ],
      },
      phrases: [
        'How much does that save?',
        'It’s too cold in …',
        'Who can do that?',
        'Can we turn off …?',
        'That’s not enough.',
        'That makes … pounds together.',
      ],
    },
    statements: [
      'I like warm winters.',
      'One person cannot change anything.',
      'It is easy to use less energy at home.',
      'People should go on holiday by train, not by plane.',
      'A town needs trees more than it needs new roads.',
      'It is better to buy one good coat than three cheap ones.',
      'Young people know more about the climate than old people.',
    ],
    questions: [
      'What is the climate like where you live, and is it changing?',
      'How do you keep cool on a very hot day?',
      'Which fruit grows near your town, and which comes from far away?',
      'What does your school do to use less energy?',
      'What is going to be different in your town in thirty years?',
    ],
    task: {
      instruction:
        'In a small town it is now often forty degrees in summer. The town has 20,000 pounds. Choose three ideas. Say who they help: children, workers or old people.',
      options: [
        'A hundred young trees in the streets: 8,000 pounds, but they need ten years to get big',
        'White paint on the roofs of the two schools: 6,000 pounds, and it helps from the first day',
        'A garden with water games for children: 9,000 pounds, and it needs a lot of water',
        'A cool library that is open until midnight: 4,000 pounds a year',
        'Big umbrellas over the market: 5,000 pounds, but not on windy days',
        'A team that visits old people on hot days: 3,000 pounds a year',
        'Shops that close from one to five and open until ten: free, but not all workers like it',
      ],
    },
    writing:
      'Write a post of 50 to 70 words for your school’s website. Say what you can do at school to use less energy, why it is a good idea, and who can help. End with a question to the other students.',
  },
  hard: {
    words: [
      word(
        'emissions',
        'noun',
        'gases that are sent out into the air, for example by cars',
        'Electric buses have lowered the city’s emissions.',
      ),
      word(
        'greenhouse gas',
        'noun',
        'something in the air that keeps in heat, for example carbon dioxide',
        'Cows produce a strong greenhouse gas.',
      ),
      word(
        'evidence',
        'noun',
        'facts that show that something is true',
        'Old photographs of the ice are clear evidence.',
      ),
      word(
        'trend',
        'noun',
        'a general direction in which something is changing',
        'One cold winter does not end the trend.',
      ),
      word(
        'average',
        'noun',
        'the usual level, worked out from many numbers',
        'Last May was two degrees above the average.',
      ),
      word('record', 'noun', 'information that is written down and kept', 'The harbour has kept a record since 1850.'),
      word('rise', 'verb', 'to go up', 'Temperatures have risen fastest in the Arctic.'),
      word('shift', 'verb', 'to move a little', 'The rainy season has shifted by two weeks.'),
      word('blossom', 'noun', 'the flowers on a tree', 'A late frost destroyed the apple blossom.'),
      word('reliable', 'adjective', 'that can be trusted', 'We have reliable figures for the last century.'),
      word(
        'adapt',
        'verb',
        'to change so that you can live with something new',
        'Farmers adapt by planting other kinds of wheat.',
      ),
      word('drought', 'noun', 'a long time without rain', 'The drought emptied the lake.'),
      word('sea level', 'noun', 'the height of the ocean', 'If the sea level rises, the road will flood.'),
      word(
        'renewable',
        'adjective',
        'that is never used up, like wind or sun',
        'The island lives on renewable energy.',
      ),
    ],
    text: {
      title: 'A thousand years of parties',
      kind: 'text',
      genre: 'science',
      source:
        'Y. Aono and K. Kazui, International Journal of Climatology (2008); N. Christidis, Y. Aono and P. A. Stott, Environmental Research Letters (2022)',
      text: `Twelve centuries ago, the court of Japan had a pleasant habit. When the cherry trees of Kyoto were in full blossom, a party was held. Guests looked at the flowers, poems were written, and sometimes somebody noted the day. Nobody was thinking of science.

In modern times, researchers have searched for such notes. One of them, Yasuyuki Aono, went through the diaries of emperors, nobles and monks and other old writings, turned their calendar into ours and collected the dates. The earliest is from the year 812. There are gaps, but few records of the seasons anywhere reach back so far.

The trees proved to be reliable witnesses. When they flower depends mainly on how warm it has been in the weeks before. Each note is therefore a kind of thermometer, read by people who had never seen one.

For most of that time, the dates jump from year to year, but the average stays near the middle of April. In the nineteenth century a trend sets in. The average begins to shift towards earlier dates, and in recent decades it has done so faster. In 2021 the trees were in full flower on 26 March, earlier than in any known year before it.

Rising emissions of greenhouse gases explain one part of this. Kyoto itself explains another, for the streets and walls of a big city store heat. A study that looked at both found that, without human influence, so early a date would have been far less likely.

It is easy to smile at the nobles. They surely took more trouble over the poem than over the date, and it is the date that has become evidence. But how could they have known? Somewhere, somebody has just noted the day of a good party.`,
      questions: [
        choose(
          'What does the text mainly show?',
          'Notes on festivities reveal a change in climate.',
          [
            [
              'Diaries were kept because of a change in climate.',
              'The people of that time knew of no such change: “Nobody was thinking of science.”',
            ],
            ['Cherry trees have become rare in a warm climate.', 'The trees flower earlier; they do not become rare.'],
            ['Old calendars are of little use to researchers.', 'The dates could be turned into ours and were useful.'],
          ],
          'The date of the party “has become evidence”.',
        ),
        write(
          'In which month did the trees usually flower before the nineteenth century?',
          ['April', 'in April', 'mid-April', 'the middle of April', 'in mid-April', 'middle of April'],
          '“the average stays near the middle of April”',
        ),
        choose(
          'Why can the trees be compared to a thermometer?',
          'Their timing depends on how warm it was.',
          [
            ['Their colour shows how warm it was.', 'The text says nothing of colours.'],
            [
              'Their age can be read from the diaries.',
              'The diaries give the day of the blossom, not the age of the trees.',
            ],
            ['Their number was written down every year.', 'Dates were written down, and there are gaps.'],
          ],
          '“When they flower depends mainly on how warm it has been in the weeks before.”',
        ),
        trueOrFalse(
          'According to the text, the growth of the city has played a part in the early blossom.',
          true,
          '“Kyoto itself explains another, for the streets and walls of a big city store heat.”',
        ),
        choose(
          'What were the dates like before the nineteenth century?',
          'They varied, but around a steady value.',
          [
            ['They came a little earlier each century.', 'This is what began in the nineteenth century.'],
            ['They were the same in almost every year.', 'They “jump from year to year”.'],
            ['They were noted for cold years only.', 'There are gaps, but the text does not say in which years.'],
          ],
          '“the dates jump from year to year, but the average stays near the middle of April”',
        ),
        choose(
          'What does the writer suggest in the last paragraph?',
          'We cannot tell which of our notes will matter.',
          [
            [
              'We should write down the date of every party.',
              'The writer gives no advice; the point is that nobody knows.',
            ],
            ['The nobles should have thought of the future.', 'The writer asks: “But how could they have known?”'],
            [
              'A poem is worth less than a scientific fact.',
              'The poems are not judged; the use of the date was a surprise.',
            ],
          ],
          '“But how could they have known? Somewhere, somebody has just noted the day of a good party.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A company has one office in the north and one in the south. Once a year everybody meets for one day. This year it should cause fewer emissions.',
      a: {
        role: 'You work in the northern office and organise the meeting.',
        facts: [
          'Fifteen people work in the north and 25 in the south. For three years the north has done all the travelling.',
          'Five of those in the north cannot be away for more than one night, so a very long train journey is impossible for them.',
          'Halfway between the offices there is a town on the railway line, with a hall for 400 pounds.',
        ],
        goals: [
          'Find out what train and plane cost in time, money and emissions.',
          'Find out which limits B has to keep.',
          'Agree on a place and a way to travel. You would like the north to travel less this time.',
        ],
      },
      b: {
        role: 'You work in the southern office and are responsible for the money.',
        facts: [
          'From one office to the other, the train takes nine hours each way and costs 160 pounds return. For half the distance, time, price and emissions are half.',
          'The plane takes four hours each way and costs 110 pounds return. It flies only from office to office.',
          'For each person, a return flight means 200 kilos of emissions and a return journey by train twenty.',
          'The limits for travel and a hall together are 3,600 pounds and two tonnes of emissions. The offices cost nothing.',
        ],
        goals: [
          'Find out how many people would have to travel, and who cannot travel for long.',
          'Find out if there is a third place, and what it costs.',
          'Agree on a plan within both limits. You would like to spend as little as possible.',
        ],
      },
      phrases: [
        'How many people would have to …?',
        'If … took the train, that would come to …',
        'That’s over the limit by …',
        'Couldn’t some of us …?',
        'It wouldn’t be fair to …',
        'What if we met in the middle?',
      ],
    },
    statements: [
      'What one family does makes no difference.',
      'Anybody who flies more than twice a year should pay extra.',
      'Bad news makes people do less, not more.',
      'Technology will solve the problem before we change our habits.',
      'Fruit should be sold only in its season.',
      'Older people should not be blamed for what nobody knew when they were young.',
      'A company may pollute a little if it plants enough trees.',
      'Films about the end of the world do more harm than good.',
    ],
    questions: [
      'Which signs of the seasons do people look forward to where you live?',
      'Which habit would you find easy to give up for the climate, and which hard?',
      'What could people in two hundred years learn from the photos of our time?',
      'Who can change most: those who invent things, those who sell them or those who buy them?',
      'How would your town have to adapt if its summers became five degrees hotter?',
    ],
    task: {
      instruction:
        'A school of 800 students causes 400 tonnes of emissions a year. It has to save at least 120 tonnes and can spend 100,000 pounds. Choose three measures, and prepare an answer to those who will be against them.',
      options: [
        'Solar panels on the roof of the sports hall: 60 tonnes, 70,000 pounds',
        'New windows in the old building: 45 tonnes, 50,000 pounds, noise and dust for a term',
        'Lessons at home on Fridays in winter: 50 tonnes, 20,000 pounds for computers, hard for working parents',
        'School trips by train only: 40 tonnes, free, but the exchange with a school overseas would end',
        'Rooms at 19 degrees instead of 21: 35 tonnes, free',
        'A school bus for those who are now brought by car: 30 tonnes, 25,000 pounds',
        'Two days a week without meat in the canteen: 25 tonnes, free, but half of the students are against it',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to somebody who will live in your town in the year 2200. Describe one season as it is now, explain something that people are trying to change, and ask two questions that you would love to have answered.',
  },
};
