import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const reading = { level: 'A2', skill: 'reading' } as const;

export const readingBeesOnTheRoof: StarterLesson = {
  id: 'reading-bees-on-the-roof',
  title: 'Bees on the roof',
  level: 'A2',
  summary: 'Students read about an unusual job in Nairobi for main ideas and details, and act out an interview.',
  data: {
    about: {
      level: 'A2',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'reading',
      topic: 'Work and jobs',
      targetLanguage: 'Words for working with bees; questions about somebody’s job',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can find the main ideas and the details in a text of 240 words about a job.',
      secondary: 'Students ask and answer questions about a job in a short interview.',
      personal: 'Wait until everybody has read to the end before asking questions.',
    },
    stages: [
      stage({
        id: 'places-of-work',
        kind: 'lead-in',
        title: 'Where do they work?',
        aim: 'To bring jobs and places to mind.',
        minutes: 7,
        grouping: 'S–S',
        steps: [
          'Write on the board: in an office, outside, in the air, at night, with animals.',
          'Pairs find one job for each in two minutes. Collect them.',
          'Ask: “Which of these places would you like? Which wouldn’t you like?” Pairs tell each other why.',
        ],
        things: ['the board'],
        support: 'Give five jobs for the five places: pilot, nurse, vet, secretary, gardener. Some fit more than one.',
        challenge: 'Students find a job that fits three of the places.',
      }),
      stage({
        id: 'key-words',
        kind: 'before the text',
        title: 'Nine words and a guess',
        aim: 'To take away the hardest words and to want to read.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Show the words. Pairs read the meanings and examples and close their books.',
          'Say the meanings in another order. Pairs write the words.',
          'Tell students: “Amara Njoroge works in the middle of a big city. These words are in a text about her job. What does she do?” Write two guesses on the board.',
        ],
        materialIds: ['key-words'],
        support: 'Show the first letter of each word.',
        challenge: 'Students find three pairs of words that go together and say why.',
      }),
      stage({
        id: 'first-reading',
        kind: 'while reading or listening',
        title: 'Were we right?',
        aim: 'To read quickly for the main idea.',
        minutes: 7,
        grouping: 'alone',
        steps: [
          'Students read the text once in three minutes, without a dictionary.',
          'They compare with the guesses on the board: What is right? What is different?',
          'Ask: “Does Amara like her job?” (Yes. She does not want another one.)',
        ],
        materialIds: ['article'],
        support: 'Read the text aloud while students follow it.',
        challenge: 'Students say which paragraph is about the past. (The fourth.)',
      }),
      stage({
        id: 'second-reading',
        kind: 'while reading or listening',
        title: 'Find the place',
        aim: 'To read for details.',
        minutes: 13,
        grouping: 'alone',
        steps: [
          'Students answer the questions in seven minutes and underline the words that show each answer.',
          'They compare in pairs. Where they differ, they show each other the place in the text.',
          'Check together, always with the words from the text.',
        ],
        materialIds: ['questions'],
        support: 'Say in which paragraph each answer is.',
        challenge: 'Students write two more questions for another pair.',
      }),
      stage({
        id: 'interview',
        kind: 'after the text',
        title: 'On the roof with a reporter',
        aim: 'To use the ideas of the text in an interview.',
        minutes: 16,
        grouping: 'S–S',
        steps: [
          'Half of the class are reporters, the others are Amara. For four minutes, reporters prepare five questions together. The others read the text again and think about Amara’s answers.',
          'Put one reporter and one Amara together, or two reporters where the number is odd. They act the interview without the text.',
          'They change roles with a new partner. The new Amara may invent one answer that is not in the text.',
          'Reporters tell the class one thing that they did not know before.',
        ],
        materialIds: ['interview-questions'],
        support: 'Show the questions on the board. Students may use them as they are.',
        challenge: 'Reporters ask one more question after each answer.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Questions that worked',
        aim: 'To keep good questions and useful words.',
        minutes: 6,
        grouping: 'whole class',
        steps: [
          'Write two good questions from the interviews on the board, and two to be mended. Mend them together.',
          'Students choose three words of the lesson and write a sentence about another job with one of them.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'A good day, a bad day',
        aim: 'To check the main ideas.',
        minutes: 3,
        grouping: 'alone',
        steps: ['Students write: “A good thing about Amara’s job is … A difficult thing is …” and hand it in.'],
      }),
    ],
    problems: [
      {
        problem: 'Students stop at each new word.',
        solution: 'Let them draw a line under the word and go on. Come back to three of the words at the end.',
      },
      {
        problem: 'Students answer from what they know about bees.',
        solution: 'Ask: “Does Amara say that? Where?”',
      },
      {
        problem: 'In the interview, students leave out do or does: “Where you work?”',
        solution: 'Keep one model question on the board and point to it.',
      },
    ],
    checks: [
      { question: 'Amara looks after bees. Does she only watch them?', answer: 'No. She gives them what they need.' },
      { question: 'Are calm bees quick or slow?', answer: 'Slow and quiet.' },
      { question: 'Bees can be dangerous. Can they hurt you?', answer: 'Yes.' },
    ],
    support: 'Students may read the first three paragraphs only and answer the first five questions.',
    challenge: 'Students write Amara’s diary for one bad day in six sentences.',
    homework: 'Find a person with an interesting job, or invent one. Write five questions and the answers.',
    exitTicket: 'Finish the sentences: A good thing about Amara’s job is … A difficult thing is …',
    materials: [
      {
        id: 'key-words',
        title: 'Nine words',
        kind: 'words',
        entries: [
          word('bee', 'a small animal that can fly and makes honey', {
            example: 'There is a bee on that flower.',
            emoji: '🐝',
          }),
          word('honey', 'something sweet and yellow that bees make and we eat', {
            example: 'I like honey on my bread.',
            emoji: '🍯',
          }),
          word('roof', 'the top of a building, on the outside', { example: 'A cat is sitting on the roof.' }),
          word('lift', 'a machine that takes people up and down in a building', {
            example: 'Take the lift to the tenth floor.',
          }),
          word('net', 'material with many small holes in it', { example: 'The fish are in the net.' }),
          word('look after', 'to give a person or an animal what they need', {
            example: 'Who can look after our cat this week?',
            partOfSpeech: 'verb',
          }),
          word('calm', 'quiet and not excited or worried', {
            example: 'The sea is calm this morning.',
            partOfSpeech: 'adjective',
          }),
          word('dangerous', 'If something is dangerous, it can hurt you.', {
            example: 'This road is dangerous for children.',
            partOfSpeech: 'adjective',
          }),
          word('afraid', 'If you are afraid, you think that something bad can happen to you.', {
            example: 'My sister is afraid of big dogs.',
            partOfSpeech: 'adjective',
          }),
        ],
      },
      {
        id: 'article',
        title: 'Bees on the roof',
        kind: 'text',
        text: [
          'Amara Njoroge goes to work by lift. Her office has no walls, no desk and no computer. She looks after bees on the roofs of big hotels in Nairobi.',
          'Amara starts early. At seven o’clock the bees are still calm, so it is a good time to open their boxes. First she puts on white clothes and a hat with a net in front of her face. Then she looks into each box. Are the bees healthy? Do they have enough food? She works slowly, because bees do not like quick movements.',
          '“People think that a city is a bad place for bees,” she says. “But there are parks and gardens here, with flowers all year.” The bees can fly three kilometres to find food. Last year Amara’s twelve boxes gave more than two hundred kilos of honey. The hotels put it on their breakfast tables.',
          'Did she always want this job? No. Amara was an office assistant and sat in front of a screen all day. Then her uncle, a farmer, gave her a box of bees for her birthday. “I was afraid at first,” she says. “Now I know that bees are only dangerous when they are afraid too.”',
          'Not every day is easy. Sometimes a bee gets into her hat, and on hot afternoons the roof is like an oven. But Amara does not want another job. “At work I can see the whole city,” she says, “and nobody sends me emails.”',
        ].join('\n\n'),
      },
      {
        id: 'questions',
        title: 'Find the place',
        kind: 'questions',
        items: [
          choose(
            {
              ...reading,
              id: 'main-idea',
              prompt: 'What is the text about?',
              explanation: 'Every paragraph is about Amara and her work with bees on the roofs of Nairobi.',
            },
            [
              'a woman who works with bees in a city',
              'how bees make honey in summer',
              'a new hotel in the centre of Nairobi',
            ],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'morning',
              prompt: 'Amara opens the boxes early because the bees are calm then.',
              explanation: 'At seven o’clock the bees are still calm.',
            },
            true,
          ),
          choose(
            {
              ...reading,
              id: 'slowly',
              prompt: 'Why does she work slowly?',
              explanation: 'Bees do not like quick movements.',
            },
            [
              'Bees do not like it when people move quickly.',
              'Her white clothes are too heavy.',
              'She is still tired in the early morning.',
            ],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'flowers',
              prompt: 'The bees cannot find flowers in Nairobi in some months.',
              explanation: 'There are parks and gardens with flowers all year.',
            },
            false,
          ),
          choose(
            {
              ...reading,
              id: 'honey',
              prompt: 'Who eats the honey?',
              explanation: 'The hotels put it on their breakfast tables.',
            },
            ['people who stay at the hotels', 'people at her old office', 'families on her uncle’s farm'],
          ),
          choose(
            {
              ...reading,
              id: 'before',
              prompt: 'What did Amara do before she worked with bees?',
              explanation: 'She was an office assistant. Her uncle is a farmer.',
            },
            ['She worked in an office.', 'She worked on a farm.', 'She worked in a hotel kitchen.'],
          ),
          choose(
            {
              ...reading,
              id: 'first-bees',
              prompt: 'How did she get her first bees?',
              explanation: 'Her uncle gave her a box of bees for her birthday.',
            },
            ['They were a present.', 'She bought them.', 'She found them on a roof.'],
          ),
          choose(
            {
              ...reading,
              id: 'likes',
              prompt: 'What does Amara like about her job?',
              explanation: '“At work I can see the whole city, and nobody sends me emails.”',
            },
            ['the view', 'the hot afternoons', 'the emails from the hotels'],
          ),
        ],
      },
      {
        id: 'interview-questions',
        title: 'Questions for Amara',
        kind: 'discussion',
        questions: [
          'Where do you work, and when do you start?',
          'What do you do first in the morning?',
          'Why is a city a good place for your bees?',
          'What was your job before, and why did you change?',
          'What is difficult about your work?',
          'What do you like best?',
        ],
      },
    ],
  },
};
