import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const writing = { level: 'A1', skill: 'writing' } as const;
const adjective = 'adjective';

export const postcardFromANewPlace: StarterLesson = {
  id: 'postcard-from-a-new-place',
  title: 'A postcard to a friend',
  level: 'A1',
  summary:
    'Students read a postcard from Zanzibar, look at how it is built, and write their own from a place they like.',
  data: {
    about: {
      level: 'A1',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'writing',
      topic: 'Travel and transport',
      targetLanguage: 'Greeting and ending; The weather is …, There is / are …, We swim every day, See you soon',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can write a postcard of 40 to 60 words with a greeting, four facts and an ending.',
      secondary: 'Students read a model carefully and use its parts.',
      personal: 'Comment first on what the postcard says, and then on one thing to improve.',
    },
    stages: [
      stage({
        id: 'where',
        kind: 'lead-in',
        title: 'Wish you were here',
        aim: 'To bring holidays and places to mind.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Describe a place without its name: “It’s hot. There is a beach. There are a lot of boats.” Students guess what kind of place it is.',
          'Ask: “What is a postcard? Who sends you messages or photos from other places?”',
          'In pairs, students use three sentences to describe a place that they like. It can be a park or a café near home.',
        ],
        support: 'Give the beginnings: It’s … There is … There are …',
        challenge: 'Partners ask two questions about the place.',
      }),
      stage({
        id: 'words',
        kind: 'before the text',
        title: 'Words for a postcard',
        aim: 'To have enough words to write with.',
        minutes: 8,
        grouping: 'T–S',
        steps: [
          'Show the words. Students sort them into places and things, and words that say how something is.',
          'Say the opposite of a word: “ugly”, “boring”, “noisy”. Students find the word in the list: beautiful, exciting, quiet.',
          'Pairs make three sentences with two words in each: “The beach is beautiful.”',
        ],
        materialIds: ['words'],
        challenge: 'Students add very or really: “The market is really busy.”',
      }),
      stage({
        id: 'model',
        kind: 'while reading or listening',
        title: 'A postcard from Zanzibar',
        aim: 'To see what a postcard says and how it is built.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Hand out the postcard. Ask: “Who is it from? Who is it to?” From Mina to Leo.',
          'Students read again and answer: Where is she? Who is with her? How is the weather? What does she do every day?',
          'Students mark the parts on the postcard: greeting, place and people, weather, what we do, food, questions, ending.',
        ],
        materialIds: ['postcard'],
        support: 'Number the parts on the board in the right order.',
        challenge: 'Students cover the postcard and say its parts from memory.',
      }),
      stage({
        id: 'build',
        kind: 'controlled practice',
        title: 'Check the parts',
        aim: 'To practise the small words and the order.',
        minutes: 9,
        grouping: 'S–S',
        steps: [
          'Pairs do the questions with the postcard beside them.',
          'Check together. Write on the board: Dear … / Hi …, Love / Best wishes, See you soon.',
          'Ask: “Where do we put a capital letter?” At the beginning of a sentence, for I, and for names of people and places.',
        ],
        materialIds: ['questions'],
        support: 'Pairs may do the first six questions only.',
        challenge: 'Pairs put three words of the list into the postcard instead of others.',
      }),
      stage({
        id: 'plan',
        kind: 'freer practice',
        title: 'Make a plan',
        aim: 'To have ideas before writing.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Students choose a real or invented place and a friend to write to.',
          'They write notes, not sentences, for each question.',
          'Partners ask about each other’s notes and add one idea.',
        ],
        materialIds: ['plan'],
        support: 'Students take the place of the model and change the facts.',
      }),
      stage({
        id: 'write',
        kind: 'task',
        title: 'Write it',
        aim: 'To write a whole postcard.',
        minutes: 12,
        grouping: 'alone',
        steps: [
          'Each student takes a sheet and draws a line down the middle: text on the left, name and town of the friend on the right.',
          'Students write 40 to 60 words. Walk around and help with words.',
          'After nine minutes, students read their text once more and check three things: capital letters, full stops, a verb in each sentence.',
        ],
        things: ['one sheet of paper for each student'],
        support: 'Students use the first words of each sentence of the model.',
        challenge: 'Students add something funny or surprising, and a question to the friend.',
      }),
      stage({
        id: 'read-others',
        kind: 'feedback',
        title: 'Post for you',
        aim: 'To write for real readers.',
        minutes: 7,
        grouping: 'groups',
        steps: [
          'In groups of four, students pass the postcards round. They read each one and write a smile beside the best sentence.',
          'Each student says: “I want to go there because …” about one of the postcards.',
          'Take two good sentences for the board and praise them. Correct one common mistake without a name.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'One better sentence',
        aim: 'To take one step further.',
        minutes: 3,
        grouping: 'alone',
        steps: [
          'Students choose one sentence of their postcard, write it again and make it better with one more word.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students write “Is very hot” or “Here very beautiful.”',
        solution: 'Ask: “What is hot?” The sentence needs It or The weather, and is.',
      },
      {
        problem: 'Students say that they never travel.',
        solution: 'They write from the library, from a park or from an imaginary planet. The form is the same.',
      },
      {
        problem: 'Students write only three sentences.',
        solution: 'Point to the parts on the board and ask about the one that is missing.',
      },
    ],
    checks: [
      { question: 'Do we write Dear at the beginning or at the end?', answer: 'At the beginning.' },
      { question: '“See you soon.” Does Mina want to see Leo?', answer: 'Yes, in a short time.' },
      { question: 'Do we write zanzibar with a small z?', answer: 'No. Names of places have a capital letter.' },
    ],
    support: 'Leave the parts in their order on the board, each with one example.',
    challenge: 'Students write a second postcard from the same place on a very bad day.',
    homework: 'Write the answer of your friend: 30 to 40 words, with a greeting, two questions and an ending.',
    exitTicket: 'Choose one sentence of your postcard, and make it better with one more word.',
    materials: [
      {
        id: 'words',
        title: 'Words for a postcard',
        kind: 'words',
        entries: [
          word('beach', 'the land next to the sea, often with sand', {
            example: 'We play games on the beach.',
            emoji: '🏖️',
          }),
          word('island', 'land with water all around it', { example: 'There is a bus on the island.', emoji: '🏝️' }),
          word('mountain', 'very high land', { example: 'The mountain is white with snow.', emoji: '⛰️' }),
          word('market', 'a place with many small shops, often outside', { example: 'We buy fruit at the market.' }),
          word('boat', 'It takes people over water.', { example: 'The boat to the island is small.', emoji: '⛵' }),
          word('sunny', 'with a lot of sun', {
            example: 'It’s sunny today.',
            emoji: '☀️',
            partOfSpeech: adjective,
          }),
          word('beautiful', 'very nice to look at', {
            example: 'The old town is beautiful.',
            partOfSpeech: adjective,
          }),
          word('exciting', 'not boring at all', { example: 'The boat trip is exciting.', partOfSpeech: adjective }),
          word('quiet', 'without much noise', { example: 'Our street is quiet at night.', partOfSpeech: adjective }),
          word('busy', 'with many people', {
            example: 'The market is busy in the morning.',
            partOfSpeech: adjective,
          }),
        ],
      },
      {
        id: 'postcard',
        title: 'A postcard from Zanzibar',
        kind: 'text',
        text: [
          'Dear Leo,',
          'Hello from Zanzibar! It’s an island in Tanzania. I’m here with my aunt and my cousins. The weather is hot and sunny.',
          'Every morning we swim in the sea. In the afternoon we go to the market. It’s busy, and there are a hundred kinds of fruit. My favourite food here is fish soup.',
          'How are you? How is the weather at home?',
          'See you soon,\nMina',
        ].join('\n\n'),
      },
      {
        id: 'questions',
        title: 'Check the parts',
        kind: 'questions',
        items: [
          choose(
            {
              ...writing,
              id: 'beginning',
              prompt: 'How do you begin a postcard to your friend Leo?',
              explanation: 'Dear is a greeting. See you soon and Best wishes are endings.',
            },
            ['Dear Leo,', 'See you soon, Leo,', 'Best wishes, Leo,'],
          ),
          choose(
            {
              ...writing,
              id: 'ending',
              prompt: 'What can you write at the end, before your name?',
              explanation: 'See you soon is a friendly ending.',
            },
            ['See you soon,', 'How are you?', 'Dear Leo,'],
          ),
          choose(
            {
              ...writing,
              id: 'its-hot',
              prompt: 'Which sentence is right?',
              explanation: 'An English sentence needs a subject and a verb: It is.',
            },
            ['It’s very hot here.', 'Is very hot here.', 'Here very hot.'],
          ),
          choose(
            {
              ...writing,
              id: 'capitals',
              prompt: 'Where are all the capital letters right?',
              explanation: 'A sentence begins with a capital letter, and so do names of people and places.',
            },
            [
              'I’m in Japan with my friend Ada.',
              'my friend Ada is here with me.',
              'We are in kenya with our cousin Ada.',
            ],
          ),
          gap(
            {
              ...writing,
              id: 'with',
              prompt: 'One small word: Mina is not alone. She is there ___ her aunt and her cousins.',
              explanation: 'With says who is there too.',
            },
            'with',
          ),
          choose(
            {
              ...writing,
              id: 'in-sea',
              prompt: 'Every morning we swim ___ the sea.',
              explanation: 'We swim in the sea, in a river or in a pool.',
            },
            ['in', 'on', 'at'],
          ),
          choose(
            {
              ...writing,
              id: 'there-are',
              prompt: '___ a lot of small boats on the water.',
              explanation: 'Many boats: there are.',
            },
            ['There are', 'There is', 'They are'],
          ),
          trueOrFalse(
            {
              ...writing,
              id: 'question-friend',
              prompt: 'Mina’s postcard asks Leo two questions.',
              explanation: 'How are you? How is the weather at home?',
            },
            true,
          ),
        ],
      },
      {
        id: 'plan',
        title: 'My plan',
        kind: 'discussion',
        questions: [
          'Where are you? Is it a city, an island, a village?',
          'Who is with you?',
          'How is the weather?',
          'What is there to see?',
          'What do you do every day?',
          'What do you want to ask your friend?',
        ],
      },
    ],
  },
};
