import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const about = { level: 'A1', skill: 'reading' } as const;
const adjective = 'adjective';

export const weatherAndSeasonsOfTheWorld: StarterLesson = {
  id: 'weather-and-seasons-of-the-world',
  title: 'July here, July there',
  level: 'A1',
  summary: 'Students describe the weather, read a simple table of four cities, and find out why seasons differ.',
  data: {
    about: {
      level: 'A1',
      age: 'teenagers',
      classSize: 24,
      minutes: 60,
      type: 'clil',
      topic: 'Nature and weather',
      targetLanguage: 'Weather words and seasons; It’s cold in January; What’s the weather like? degrees',
      framework: 'esa',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can say what the weather is like in a place and a month, and read temperatures from a table.',
      secondary:
        'Students understand that north and south have opposite seasons, and that some places have a wet and a dry season.',
      personal: 'Let students explain with their hands and a ball before they need the words.',
    },
    stages: [
      stage({
        id: 'today',
        kind: 'lead-in',
        title: 'Look out of the window',
        aim: 'To begin with the weather that everybody can see.',
        minutes: 6,
        grouping: 'whole class',
        steps: [
          'Ask: “What’s the weather like today?” Students look out of the window and tell you all the words they know.',
          'Ask: “How many degrees is it? Guess.” Students write a number. Look up the answer, and see which guess is the nearest.',
          'Ask: “What month is it? Is it always like this in this month?”',
        ],
        support: 'Students may answer with a drawing: a sun, a cloud, rain.',
        challenge: 'Students say what the weather is usually like in another month.',
      }),
      stage({
        id: 'words',
        kind: 'presentation',
        title: 'Ten weather words',
        aim: 'To learn the words for the table and the text.',
        minutes: 9,
        grouping: 'T–S',
        steps: [
          'Show the words. Say each one, and let students do a movement for it: fingers for rain, arms round the body for cold.',
          'Do a movement. Students say: “It’s windy.”',
          'Write on the board: sun – sunny, cloud – cloudy, wind – windy, rain – rainy. Students repeat the pairs.',
          'Pairs: one does a movement, the other says a sentence with It’s.',
        ],
        materialIds: ['words'],
        support: 'Leave the words with their pictures on the screen.',
        challenge: 'Students draw a line from 0 to 40 degrees and write cold, cool, warm and hot on it.',
      }),
      stage({
        id: 'table',
        kind: 'controlled practice',
        title: 'Read the table',
        aim: 'To read numbers and say them in sentences.',
        minutes: 10,
        grouping: 'S–S',
        steps: [
          'Hand out the facts. Find the four cities on a map or a globe. Which two are south of the equator? Buenos Aires and Melbourne.',
          'Model: “In Oslo in January it’s minus four degrees. It’s very cold.” Practise: “It’s … degrees in … in …”',
          'Pairs: one student asks, “How many degrees is it in Mumbai in July?” The other answers. They change after three questions.',
          'Ask: “Where is July colder than January?” In Buenos Aires and Melbourne.',
        ],
        materialIds: ['facts'],
        things: ['a map of the world or a globe'],
        support: 'Read the numbers aloud together first.',
        challenge:
          'Students find the difference between the two months: “Buenos Aires: twenty-five and eleven. That is fourteen degrees.”',
      }),
      stage({
        id: 'why',
        kind: 'presentation',
        title: 'Why is that so?',
        aim: 'To understand the reason with the help of a ball.',
        minutes: 10,
        grouping: 'T–S',
        steps: [
          'A student with a lamp or a torch is the sun. Hold a ball with a mark at the top and say: “This is the Earth. This is the north, and this is the south. The line in the middle is the equator.”',
          'Lean the ball so that the north is nearer to the light. Say: “Now the north has a lot of light. It is summer there. In the south it is winter.”',
          'Walk to the other side of the light and keep the ball leaning the same way. Ask: “And now? Where is summer?” In the south.',
          'Ask a student to do it again and the class to say the sentences. “It’s summer in the north. It’s winter in the south.”',
        ],
        things: ['a ball', 'a lamp or a torch'],
        support: 'Write the two sentences on the board and change the words summer and winter.',
        challenge: 'Students say what happens in the spring and in the autumn.',
      }),
      stage({
        id: 'read',
        kind: 'while reading or listening',
        title: 'Two kinds of years',
        aim: 'To read a short factual text.',
        minutes: 11,
        grouping: 'alone',
        steps: [
          'Ask: “Are there four seasons everywhere?” Take guesses. Students read the text under the table once and check.',
          'Students answer the questions and underline the words that help them.',
          'Pairs compare, then check together. Students show the line or the number.',
        ],
        materialIds: ['facts', 'questions'],
        support: 'Read the text aloud while students follow with a finger.',
        challenge: 'Students write one more true-or-false sentence from the table.',
      }),
      stage({
        id: 'our-year',
        kind: 'freer practice',
        title: 'Our year',
        aim: 'To use the words for a place that students know.',
        minutes: 10,
        grouping: 'groups',
        steps: [
          'Groups of three choose a place that they know and draw a circle with twelve parts, one for each month.',
          'They write or draw the seasons and the weather into the circle and discuss the questions.',
          'One student of each group shows the circle: “In March it’s windy. The wet season begins in May.”',
        ],
        materialIds: ['discussion'],
        support: 'Groups use four parts, not twelve.',
        challenge: 'Groups add what people do or wear in each season.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'One month, two places',
        aim: 'To check words and idea together.',
        minutes: 4,
        grouping: 'alone',
        steps: [
          'Students finish two sentences and hand them in: “In January it’s … in Oslo. In January it’s … in Melbourne.” They add because if they can.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students think that it is summer when the Earth is near the sun.',
        solution:
          'Ask: “If so, is it summer in Oslo and in Melbourne in the same month?” Then show the leaning ball again.',
      },
      {
        problem: 'Students say “Is rain” or “It’s rain.”',
        solution: 'Write rain – rainy. Say: “It’s rainy”, and show that It’s comes before the word in -y.',
      },
      {
        problem: 'Students think that four seasons are normal and other years are not.',
        solution: 'Give both the same time, and begin with the seasons of the place where you are.',
      },
    ],
    checks: [
      { question: 'It’s July, and it’s winter. Are we in the north or in the south?', answer: 'In the south.' },
      { question: 'Is 4 degrees hot or cold?', answer: 'Cold.' },
      { question: 'In the dry season, is there a lot of rain?', answer: 'No, there is little or no rain.' },
    ],
    support: 'Work with three cities, and read the second part of the text together.',
    challenge: 'Students look for a fifth city, add a line to the table, and say one sentence about it.',
    homework: 'Write the weather of five days in English, with degrees: “Monday: it’s cloudy, 14 degrees.”',
    exitTicket: 'Finish: In January it’s … in Oslo. In January it’s … in Melbourne.',
    materials: [
      {
        id: 'words',
        title: 'Ten weather words',
        kind: 'words',
        entries: [
          word('sunny', 'with a lot of sun', {
            example: 'It’s sunny in the garden.',
            emoji: '☀️',
            partOfSpeech: adjective,
          }),
          word('cloudy', 'with many clouds and little or no sun', {
            example: 'It’s cloudy today.',
            emoji: '☁️',
            partOfSpeech: adjective,
          }),
          word('rainy', 'with a lot of rain', {
            example: 'It’s a rainy day. Take your coat.',
            emoji: '🌧️',
            partOfSpeech: adjective,
          }),
          word('windy', 'with strong, moving air', {
            example: 'It’s windy at the beach.',
            emoji: '💨',
            partOfSpeech: adjective,
          }),
          word('snow', 'It is white and cold. It falls from the sky in winter.', {
            example: 'There is snow on the mountain.',
            emoji: '❄️',
          }),
          word('wet', 'with water on it or in it', { example: 'My shoes are wet.', partOfSpeech: adjective }),
          word('dry', 'without water or rain', { example: 'August is dry in my town.', partOfSpeech: adjective }),
          word('warm', 'a little hot, in a nice way', { example: 'It’s warm in the sun.', partOfSpeech: adjective }),
          word('season', 'one part of the year with its own weather', { example: 'Spring is my favourite season.' }),
          word('degree', 'We say with it how hot or cold it is. We write °.', {
            example: 'It’s one degree outside.',
            emoji: '🌡️',
          }),
        ],
      },
      {
        id: 'facts',
        title: 'Four cities and two kinds of years',
        kind: 'text',
        text: [
          'Usual temperatures (night and day together)\nOslo (Norway): January −4°, July 18°\nBuenos Aires (Argentina): January 25°, July 11°\nMelbourne (Australia): January 21°, July 10°\nMumbai (India): January 24°, July 28°',
          'In many countries there are four seasons: spring, summer, autumn and winter. In the north, in Oslo for example, summer is in June, July and August. It is warm, and the days are long. In the south it is different. In July it is winter in Buenos Aires and in Melbourne.',
          'Not all places have four seasons. Mumbai is in a hot part of the world, and it is warm there all year. People talk about a wet season and a dry season. In July it is very rainy in Mumbai: there is rain on most days. In January it is dry and sunny.',
        ].join('\n\n'),
      },
      {
        id: 'questions',
        title: 'Look at the facts',
        kind: 'questions',
        items: [
          choose(
            {
              ...about,
              id: 'coldest',
              prompt: 'Which city is very cold in January?',
              explanation: 'Oslo has minus four degrees in January.',
            },
            ['Oslo', 'Melbourne', 'Mumbai'],
          ),
          trueOrFalse(
            {
              ...about,
              id: 'melbourne-july',
              prompt: 'In July it is summer in Melbourne.',
              explanation: 'Melbourne is in the south. In July it is winter there, with ten degrees.',
            },
            false,
          ),
          choose(
            {
              ...about,
              id: 'north-summer',
              prompt: 'When is summer in the north?',
              explanation: '“In the north summer is in June, July and August.”',
            },
            ['from June to August', 'from December to February', 'all year'],
          ),
          trueOrFalse(
            {
              ...about,
              id: 'mumbai-warm',
              prompt: 'It is warm in Mumbai in January.',
              explanation: 'The table says 24 degrees, and the text says that it is warm all year.',
            },
            true,
          ),
          choose(
            {
              ...about,
              id: 'mumbai-july',
              prompt: 'What is the weather like in Mumbai in July?',
              explanation: '“In July it is very rainy in Mumbai.”',
            },
            ['warm and wet', 'warm and dry', 'cold and wet'],
          ),
          gap(
            {
              ...about,
              id: 'ba-degrees',
              prompt: 'In January it’s ___ degrees in Buenos Aires. (Write the number.)',
              explanation: 'Look at the table: Buenos Aires, January, 25°.',
            },
            '25',
            'twenty-five',
            'twenty five',
          ),
          gap(
            {
              ...about,
              id: 'two-seasons',
              prompt: 'Mumbai has a wet season and a ___ season.',
              explanation: 'Dry is the opposite of wet.',
            },
            'dry',
          ),
        ],
      },
      {
        id: 'discussion',
        title: 'Our year',
        kind: 'discussion',
        questions: [
          'How many seasons are there in your place?',
          'Which months are hot, cold, wet or dry?',
          'What is the weather like on your birthday?',
          'Which month do you like best? Why?',
        ],
      },
    ],
  },
};
