import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const about = { level: 'B1', skill: 'reading' } as const;

export const theRepairCafe: StarterLesson = {
  id: 'the-repair-cafe',
  title: 'The repair café',
  level: 'B1',
  summary: 'Students read an article for its main ideas and details, and decide what is worth repairing.',
  data: {
    about: {
      level: 'B1',
      age: 'adults',
      classSize: 16,
      minutes: 60,
      type: 'reading',
      topic: 'Society and rules',
      targetLanguage: 'Words for repairing and throwing away; giving reasons',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can find the main idea of each paragraph and check details in an article of 250 words.',
      secondary: 'Students give and ask for reasons when they decide something together.',
      personal: 'Ask for the line in the text that shows each answer.',
    },
    stages: [
      stage({
        id: 'broken-things',
        kind: 'lead-in',
        title: 'The last thing that broke',
        aim: 'To bring the topic and students’ own experience together.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Tell students about something of yours that broke, and what you did with it.',
          'In pairs, students talk about the last thing that broke at home: repaired, replaced or still broken?',
          'Count the three answers in the class.',
        ],
        challenge: 'Students guess what a repair would cost, and a new one.',
      }),
      stage({
        id: 'key-words',
        kind: 'before the text',
        title: 'Eight words',
        aim: 'To take away the hardest words before reading.',
        minutes: 7,
        grouping: 'S–S',
        steps: [
          'Show the words. Pairs mark those that they can explain.',
          'Each pair explains two words to the class. Add the meaning where nobody knows.',
          'Ask: “An article has all of these words. What is it about?” Write two guesses on the board.',
        ],
        materialIds: ['key-words'],
        support: 'Give the meanings, and students match them with the words.',
        challenge: 'Students put three of the words into one sentence.',
      }),
      stage({
        id: 'main-ideas',
        kind: 'while reading or listening',
        title: 'What is each paragraph about?',
        aim: 'To read for main ideas.',
        minutes: 8,
        grouping: 'alone',
        steps: [
          'Students read the article in four minutes without a dictionary.',
          'They write three or four words beside each paragraph that say what it is about.',
          'In pairs, they compare. Come back to the guesses on the board.',
        ],
        materialIds: ['article'],
        support: 'Give four titles in the wrong order: a new problem, how it works, how it began, more than repairs.',
        challenge: 'Students write a title for the whole article.',
      }),
      stage({
        id: 'details',
        kind: 'while reading or listening',
        title: 'Show me the line',
        aim: 'To read for details.',
        minutes: 12,
        grouping: 'alone',
        steps: [
          'Students answer the questions and underline the words that show each answer.',
          'They compare in pairs. Where they differ, they show each other the line.',
          'Check together, always with the line.',
        ],
        materialIds: ['questions'],
        support: 'Say in which paragraph each answer is.',
        challenge: 'Students write one more true-or-false sentence for another pair.',
      }),
      stage({
        id: 'decide',
        kind: 'after the text',
        title: 'What would you repair?',
        aim: 'To use the ideas of the text in a decision.',
        minutes: 18,
        grouping: 'groups',
        steps: [
          'Groups of four: your town opens a repair café. It has one room, five volunteers and one evening a week.',
          'Discuss the questions and agree on three kinds of things to repair. Give a reason for each.',
          'One student of each group tells the class. The others ask for one more reason.',
        ],
        materialIds: ['discussion'],
        support: 'Put phrases on the board: It’s worth … because …, I’m not sure about …, What about …?',
        challenge: 'The group also decides what it will not repair, and explains it politely to a visitor.',
      }),
      stage({
        id: 'words-again',
        kind: 'feedback',
        title: 'Words that helped',
        aim: 'To keep what was useful.',
        minutes: 6,
        grouping: 'whole class',
        steps: [
          'Write good sentences from the discussion on the board, and two to be improved.',
          'Students choose two words of the lesson and write a sentence of their own with each.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'One reason',
        aim: 'To check that the main idea is understood.',
        minutes: 3,
        grouping: 'alone',
        steps: ['Students finish the sentence: “People visit a repair café not only to …, but also to …”'],
      }),
    ],
    problems: [
      {
        problem: 'Students stop at every new word.',
        solution: 'Give a time limit for the first reading, and promise a second one.',
      },
      {
        problem: 'Students confuse repair, replace and recycle.',
        solution: 'Ask of each: do I still have the same thing afterwards?',
      },
    ],
    checks: [
      { question: 'If you replace a lamp, do you keep the old one?', answer: 'No. You get another one.' },
      { question: 'Does a volunteer get money for the work?', answer: 'No.' },
    ],
    support: 'Students may read the first two paragraphs only and answer the first four questions.',
    challenge: 'Students compare the repair café with something of the kind in a country that they know.',
    homework: 'Write 80 to 100 words: something that you own and would always repair, and why.',
    exitTicket: 'Finish the sentence: People visit a repair café not only to …, but also to …',
    materials: [
      {
        id: 'key-words',
        title: 'Eight words',
        kind: 'words',
        entries: [
          word('repair', 'to make something that is broken work again', {
            example: 'Can you repair my lamp?',
            partOfSpeech: 'verb',
          }),
          word('replace', 'to get a new thing instead of an old one', {
            example: 'They replaced the old windows.',
            partOfSpeech: 'verb',
          }),
          word('volunteer', 'a person who works without being paid', { example: 'A volunteer showed us around.' }),
          word('tool', 'a thing that you hold and work with, such as a hammer', {
            example: 'She brought her own tools.',
          }),
          word('waste', 'things that nobody wants any more', { example: 'The town wants to produce less waste.' }),
          word('skill', 'something that you can do well because you practised it', {
            example: 'Sewing is a useful skill.',
          }),
          word('neighbour', 'a person who lives near you', { example: 'My neighbour lent me a ladder.' }),
          word('spare part', 'a piece that you use instead of a broken one in a machine', {
            example: 'It is hard to find a spare part for this radio.',
          }),
        ],
      },
      {
        id: 'article',
        title: 'The repair café',
        kind: 'text',
        text: [
          'In 2009 a Dutch journalist, Martine Postma, invited people in Amsterdam to bring their broken things to a theatre. A few volunteers with tools were waiting for them. She wanted to see whether people would rather repair something than throw it away. They came with lamps, trousers and coffee machines, and the first repair café was a success.',
          'Today there are thousands of repair cafés around the world. Most of them work in the same way. Once or twice a month, visitors bring something that is broken to a library or a community centre. They sit down beside a volunteer and repair it together. The visitor does not simply leave the thing and collect it later: the idea is to learn how it is done. The repair is free, although many visitors put some money in a box for coffee and tools.',
          'Not everything can be saved. Volunteers say that some modern machines are almost impossible to open, and that spare parts can cost more than a new machine. Some countries have therefore made laws that ask companies to sell parts for longer and to make repairs easier.',
          'For many people, however, waste is not the only reason to come. Older visitors pass on skills that are being forgotten, and neighbours who had never talked to each other meet over a broken toaster. “I came because of my radio,” one visitor said. “I come back because of the people.”',
        ].join('\n\n'),
      },
      {
        id: 'questions',
        title: 'Show me the line',
        kind: 'questions',
        items: [
          trueOrFalse(
            {
              ...about,
              id: 'first-place',
              prompt: 'The first repair café was held in a theatre.',
              explanation: 'People in Amsterdam brought their things to a theatre.',
            },
            true,
          ),
          trueOrFalse(
            {
              ...about,
              id: 'leave-it',
              prompt: 'Visitors leave their things and collect them a week later.',
              explanation: 'They sit down beside a volunteer and repair the thing together.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...about,
              id: 'must-pay',
              prompt: 'Visitors have to pay for a repair.',
              explanation: 'The repair is free; some visitors give a little money.',
            },
            false,
          ),
          choose(
            {
              ...about,
              id: 'why-began',
              prompt: 'What did Martine Postma want to find out?',
              explanation: 'She wanted to see whether people would rather repair something than throw it away.',
            },
            [
              'whether people would choose to repair things',
              'how much people pay for coffee machines',
              'which theatre was the best for meetings',
            ],
          ),
          choose(
            {
              ...about,
              id: 'problem',
              prompt: 'Why can some machines not be repaired?',
              explanation: 'Some are almost impossible to open, and spare parts can be too expensive.',
            },
            [
              'They are hard to open, or their parts cost too much.',
              'The volunteers are not allowed to open them.',
              'Their owners do not want to wait for them.',
            ],
          ),
          choose(
            {
              ...about,
              id: 'why-return',
              prompt: 'Why does the visitor with the radio come back?',
              explanation: '“I come back because of the people.”',
            },
            ['to meet people', 'to get a cheaper radio', 'to work as a volunteer'],
          ),
        ],
      },
      {
        id: 'discussion',
        title: 'A repair café in your town',
        kind: 'discussion',
        questions: [
          'What do people in your town throw away that could be repaired?',
          'Which skills do people in your group have?',
          'Should companies have to sell spare parts for twenty years? Why, or why not?',
          'When is it better to replace a thing than to repair it?',
        ],
      },
    ],
  },
};
