import type { StarterLesson } from './starter';
import { choose, stage, word } from './write';

const about = { level: 'A1', skill: 'vocabulary' } as const;

export const inTheClassroom: StarterLesson = {
  id: 'in-the-classroom',
  title: 'In the classroom',
  level: 'A1',
  summary: 'Students name ten things in the room and say where they are, without a sheet of paper.',
  data: {
    about: {
      level: 'A1',
      age: 'teenagers',
      classSize: 20,
      minutes: 45,
      type: 'vocabulary',
      topic: 'School and learning',
      point: 'there-is',
      targetLanguage: 'Things in the classroom; there is and there are; on, under, next to',
      framework: 'esa',
      needsPrep: false,
      needsCopies: false,
    },
    aims: {
      main: 'Students can name ten things in a classroom and say where they are.',
      secondary: 'Students follow and give short instructions with these words.',
      personal: 'Give every student time to think before anybody answers.',
    },
    stages: [
      stage({
        id: 'look-around',
        kind: 'lead-in',
        title: 'What can you see?',
        aim: 'To find out which words students know already.',
        minutes: 5,
        grouping: 'whole class',
        steps: [
          'Ask students to look around the room for one minute and say nothing.',
          'Ask them to close their eyes. Say: “What is in this room? Tell me one thing.”',
          'Take words from many students. Write the correct ones on the board and repeat each one clearly.',
        ],
        support: 'Accept pointing, and say the word for the student.',
        challenge: 'Students add a colour: “a green board”.',
      }),
      stage({
        id: 'new-words',
        kind: 'presentation',
        title: 'Ten words',
        aim: 'To meet the words with their meaning and sound.',
        minutes: 10,
        grouping: 'T–S',
        steps: [
          'Hold up or touch each thing. Say the word twice. Students listen only.',
          'Say each word again. The class repeats, then half of the class, then one student.',
          'Show the word on the board and mark the stress: WINdow, DIctionary.',
          'Show two things and ask: “Is this a ruler or a rubber?”',
        ],
        materialIds: ['words'],
        things: ['the real things in the room'],
        support: 'Leave the words on the board during the whole lesson.',
        challenge: 'Students spell three of the words aloud.',
      }),
      stage({
        id: 'touch-it',
        kind: 'controlled practice',
        title: 'Touch it',
        aim: 'To understand the words quickly.',
        minutes: 7,
        grouping: 'groups',
        steps: [
          'Put students into groups of four. One student gives instructions, the others act.',
          'Model it: “Touch a chair. Point to the window. Show me a pencil.”',
          'After each round of five instructions, the next student gives them.',
        ],
        support: 'The student who gives instructions looks at the words on the board.',
        challenge: 'The student gives two instructions at once: “Touch a chair and show me a ruler.”',
      }),
      stage({
        id: 'where-is-it',
        kind: 'presentation',
        title: 'Where is it?',
        aim: 'To say where things are.',
        minutes: 6,
        grouping: 'T–S',
        steps: [
          'Put a book on a desk, under it, and next to it. Say: “There is a book on the desk.”',
          'Put two pencils there. Say: “There are two pencils under the desk.”',
          'Ask: “One thing: is or are? Two things: is or are?” Write both sentences on the board.',
        ],
        things: ['a book', 'two pencils'],
      }),
      stage({
        id: 'memory-desk',
        kind: 'freer practice',
        title: 'The memory desk',
        aim: 'To use the words in sentences.',
        minutes: 9,
        grouping: 'S–S',
        steps: [
          'In pairs, student A puts six things on and under the desk. Student B looks for twenty seconds.',
          'Student B turns round and says what there is: “There are two pens next to the book.”',
          'Student A says “Yes” or “No, look again”. Then they change roles.',
        ],
        support: 'Students use four things and the sentences on the board.',
        challenge: 'Student A changes one thing, and student B says what is different.',
      }),
      stage({
        id: 'quick-check',
        kind: 'exit ticket',
        title: 'Quick check',
        aim: 'To see what each student can do now.',
        minutes: 8,
        grouping: 'alone',
        steps: [
          'Show the questions one by one on the board. Students write the answers in their notebooks.',
          'Check together. Students count their correct answers and put a star next to one word to practise.',
        ],
        materialIds: ['check'],
        support: 'Students may answer with a partner.',
        challenge: 'Students write one more sentence about the room.',
      }),
    ],
    problems: [
      {
        problem: 'Students say “There is two pens.”',
        solution: 'Hold up one finger or two fingers and wait. Most students correct themselves.',
      },
      {
        problem: 'Ruler and rubber are easily mixed up, and rubber is eraser in American English.',
        solution:
          'Teach ruler with its long vowel and a movement for measuring. Tell students that eraser is right too.',
      },
    ],
    checks: [
      { question: 'There are pens on the desk. One pen, or more than one?', answer: 'More than one.' },
      { question: 'The bag is under the chair. Is it on the floor or on the chair?', answer: 'On the floor.' },
    ],
    support: 'Keep the words and the two model sentences on the board.',
    challenge: 'Students prepare five questions about the room for another pair: “Where is the clock?”',
    homework: 'Students write five sentences about a desk at home: “There is a lamp on my desk.”',
    exitTicket: 'Look at your desk. Write one sentence with There is and one with There are.',
    materials: [
      {
        id: 'words',
        title: 'Ten things in the classroom',
        kind: 'words',
        entries: [
          word('board', 'The teacher writes on it.', { example: 'The answer is on the board.' }),
          word('desk', 'You sit at it and write.', { example: 'There is a book on my desk.' }),
          word('chair', 'You sit on it.', { example: 'My bag is under the chair.', emoji: '🪑' }),
          word('window', 'You can look out of it.', { example: 'Please open the window.', emoji: '🪟' }),
          word('door', 'You go into the room through it.', { example: 'Close the door, please.', emoji: '🚪' }),
          word('pencil', 'You write or draw with it, and you can rub it out.', {
            example: 'I have a red pencil.',
            emoji: '✏️',
          }),
          word('ruler', 'You draw straight lines with it.', {
            example: 'My ruler is thirty centimetres long.',
            emoji: '📏',
          }),
          word('rubber', 'It takes away what you write in pencil.', { example: 'Can I use your rubber?' }),
          word('notebook', 'A small book with empty pages. You write in it.', {
            example: 'Write the new words in your notebook.',
            emoji: '📓',
          }),
          word('dictionary', 'A book that tells you what words mean.', {
            example: 'Look for the word in the dictionary.',
            emoji: '📖',
          }),
        ],
      },
      {
        id: 'check',
        title: 'Quick check',
        kind: 'questions',
        items: [
          choose({ ...about, id: 'sit-on', prompt: 'You sit on it. What is it?', explanation: 'You sit on a chair.' }, [
            'a chair',
            'a ruler',
            'a window',
          ]),
          choose(
            {
              ...about,
              id: 'line',
              prompt: 'You want to draw a straight line. What do you need?',
              explanation: 'A ruler helps you to draw straight lines.',
            },
            ['a ruler', 'a rubber', 'a dictionary'],
          ),
          choose(
            {
              ...about,
              id: 'meaning',
              prompt: 'You do not know a word. Where do you look?',
              explanation: 'A dictionary tells you what words mean.',
            },
            ['in a dictionary', 'under the desk', 'out of the window'],
          ),
          choose(
            {
              ...about,
              id: 'one-book',
              prompt: 'There ___ a notebook on the desk.',
              explanation: 'One notebook: there is.',
            },
            ['is', 'are', 'am'],
          ),
          choose(
            {
              ...about,
              id: 'three-pencils',
              prompt: 'There ___ three pencils next to the book.',
              explanation: 'Three pencils: there are.',
            },
            ['are', 'is', 'be'],
          ),
        ],
      },
    ],
  },
};
