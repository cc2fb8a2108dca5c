import type { StarterLesson } from './starter';
import { choose, stage, word } from './write';

const reading = { level: 'A2', skill: 'reading' } as const;

export const examSignsAndShortMessages: StarterLesson = {
  id: 'exam-signs-and-short-messages',
  title: 'What does the sign say?',
  level: 'A2',
  summary: 'Students choose the right meaning of signs and short messages, and learn how wrong answers trap them.',
  data: {
    about: {
      level: 'A2',
      age: 'teenagers',
      classSize: 20,
      minutes: 45,
      type: 'exam',
      topic: 'Town and places',
      targetLanguage:
        'Language of signs and messages: may, can, should, have to; words such as sold out and out of order',
      framework: 'ttt',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can choose which of three sentences says the same as a sign or a short message.',
      secondary: 'Students know why a wrong answer looks right, and check for it.',
      personal: 'Ask “Why not the others?” for each answer.',
    },
    stages: [
      stage({
        id: 'where-is-it',
        kind: 'lead-in',
        title: 'Where do you see it?',
        aim: 'To see that the place helps to understand a sign.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Show the signs and the places. Pairs match them in three minutes.',
          'Check together. Ask: “Which word helped you?”',
          'Ask for one sign that students saw today, in any language, and what it means in English.',
        ],
        materialIds: ['places'],
        support: 'Match the first two together.',
        challenge: 'Students cover the places and find their own.',
      }),
      stage({
        id: 'first-test',
        kind: 'task',
        title: 'First try',
        aim: 'To find out what is difficult.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Say: “In many exams you read a sign or a message and choose the sentence with the same meaning.”',
          'Students do the six questions alone in six minutes, as in an exam.',
          'Check with the key. Students put a mark beside each question where they were not sure.',
        ],
        materialIds: ['first-try'],
        support: 'Students do the first four questions in the same time.',
        challenge: 'Students underline the words that gave them the answer.',
      }),
      stage({
        id: 'traps',
        kind: 'language focus',
        title: 'Three questions and one trap',
        aim: 'To learn a way through each question.',
        minutes: 8,
        grouping: 'T–S',
        steps: [
          'Write: Who writes it? Who reads it? What should the reader do or know? Answer the three questions for the message from Omar.',
          'Show the trap: look at “The game is in another place.” Which word in the message makes you think so? (field)',
          'Say: “A wrong answer often has the same words as the text. A right answer often says it in other words.”',
          'In pairs, students find the trap word in two more wrong answers of the first test.',
        ],
        materialIds: ['first-try'],
        things: ['the board'],
        support: 'Tell students which answers to look at: questions 3 and 5.',
        challenge: 'Students change one wrong answer so that it becomes right.',
      }),
      stage({
        id: 'sign-words',
        kind: 'language focus',
        title: 'Words on signs',
        aim: 'To know words that are on many signs.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Students read the words and examples in pairs and test each other.',
          'Say a situation, for example “The lift doesn’t work” or “No more tickets”. Pairs say the words from the list.',
        ],
        materialIds: ['sign-words'],
        support: 'Students look at the list while they answer.',
        challenge: 'Students say where they would see each of the words.',
      }),
      stage({
        id: 'second-test',
        kind: 'task',
        title: 'Second try',
        aim: 'To use the three questions in an exam.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Students do the second set alone in seven minutes. For each, they ask themselves the three questions.',
          'With two minutes left, say: “Read your answers again. Is it the same meaning, or only the same word?”',
        ],
        materialIds: ['second-try'],
        support: 'Students cross out one wrong answer with a partner first.',
        challenge: 'Students write beside each wrong answer why it is wrong.',
      }),
      stage({
        id: 'why-not',
        kind: 'feedback',
        title: 'Why not the others?',
        aim: 'To check answers and reasons.',
        minutes: 4,
        grouping: 'whole class',
        steps: [
          'Check the answers. For two questions, students explain why the other answers are wrong.',
          'Students compare their two tries: “What did I do better?”',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Say it in other words',
        aim: 'To check understanding of one sign.',
        minutes: 3,
        grouping: 'alone',
        steps: [
          'Write on the board: “Café closed for cleaning. Open again at 2 p.m.” Students write the same in other words and hand it in.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students choose the answer that has the same word as the sign.',
        solution: 'Let them cover the sign and say its meaning in their own words before they look at the answers.',
      },
      {
        problem: 'Signs leave out small words: “Tickets sold out.”',
        solution: 'Show a sign and write the whole sentence: The tickets are sold out.',
      },
      {
        problem: 'Students mix up borrow and lend.',
        solution: 'Move a pen: “I borrow: it comes to me. I lend: it goes away from me.”',
      },
    ],
    checks: [
      { question: 'The lift is out of order. Can you use it?', answer: 'No.' },
      { question: 'Tickets for Saturday are sold out. Can you buy one?', answer: 'No.' },
      { question: 'Ana borrows a racket from Marta. Whose racket is it?', answer: 'Marta’s.' },
    ],
    support: 'Students work in pairs in the first test and alone in the second.',
    challenge: 'Students do the second test in five minutes.',
    homework:
      'Write two signs or messages of your own. Write three sentences for each: one with the same meaning, two that are wrong. Bring them to the next lesson.',
    exitTicket: 'Say it in other words: Café closed for cleaning. Open again at 2 p.m.',
    materials: [
      {
        id: 'places',
        title: 'Where do you see it?',
        kind: 'questions',
        items: [
          {
            ...reading,
            id: 'signs-and-places',
            kind: 'match',
            prompt: 'Match the signs with the places.',
            explanation: 'Words such as shower, platform, try on and medicine show the place.',
            pairs: [
              { left: 'Please shower before you swim.', right: 'a swimming pool' },
              { left: 'Platform 4: change here for the airport.', right: 'a train station' },
              { left: 'Try on up to three things at a time.', right: 'a clothes shop' },
              { left: 'Borrow up to six books for three weeks.', right: 'a library' },
              { left: 'Please wait here for a table.', right: 'a restaurant' },
              { left: 'Take twice a day after meals.', right: 'a bottle of medicine' },
            ],
            tags: [],
            version: 1,
            points: 1,
          },
        ],
      },
      {
        id: 'first-try',
        title: 'First try',
        kind: 'questions',
        items: [
          choose(
            {
              ...reading,
              id: 'pool',
              prompt: 'Sign at a pool: “Please shower before you swim.”',
              explanation: 'To shower is to wash. You should do it before you go into the water.',
            },
            [
              'You should wash before you go into the water.',
              'You should swim before you use the shower.',
              'You cannot use the showers today.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'football',
              prompt: 'Message: “Hi Kenji! Football starts at 5 today, not 4. The field is still wet. Omar”',
              explanation: 'Five, not four: it begins an hour later. The place is the same.',
            },
            ['The game begins an hour later.', 'The game is in another place.', 'There is no game today.'],
          ),
          choose(
            {
              ...reading,
              id: 'shop',
              prompt: 'Sign on a shop door: “Back in 10 minutes. Parcels? Please leave them at the café next door.”',
              explanation: 'Back in ten minutes: somebody will come back and open the shop.',
            },
            ['The shop will be open again soon.', 'The shop is now next door.', 'The café is closed for ten minutes.'],
          ),
          choose(
            {
              ...reading,
              id: 'library',
              prompt: 'Sign in a library: “Books are free for three weeks. After that you pay 20p a day.”',
              explanation: 'After three weeks, a late book costs 20p a day.',
            },
            [
              'You pay if you bring a book back late.',
              'You pay 20p for each book that you take home.',
              'You can keep a book for three days only.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'art-lesson',
              prompt:
                'Email: “Dear class 8, Mrs Silva is ill, so there is no art this afternoon. Please go to the library instead and read. School office”',
              explanation: 'Instead of art, the students go to the library.',
            },
            [
              'Students should be in the library this afternoon.',
              'The art lesson is in the library today.',
              'Students may go home because Mrs Silva is ill.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'train',
              prompt: 'Sign on a train: “Quiet area. No phone calls, please.”',
              explanation: 'You should not make calls here. You may read or write messages.',
            },
            [
              'Do not talk on your phone here.',
              'You can make phone calls here if you are quiet.',
              'This is the place for people who want to make calls.',
            ],
          ),
        ],
      },
      {
        id: 'sign-words',
        title: 'Words on signs',
        kind: 'words',
        entries: [
          word('out of order', 'It does not work at the moment.', {
            example: 'The drinks machine is out of order.',
            partOfSpeech: 'phrase',
          }),
          word('sold out', 'There are no more tickets or things to buy.', {
            example: 'The concert is sold out.',
            partOfSpeech: 'phrase',
          }),
          word('borrow', 'to use a thing that belongs to another person and give it back later', {
            example: 'Can I borrow your pen?',
            partOfSpeech: 'verb',
          }),
          word('return', 'to give or take something back', {
            example: 'Please return the books on Friday.',
            partOfSpeech: 'verb',
          }),
          word('opposite', 'on the other side of the street or room, face to face', {
            example: 'The bus stop is opposite the bank.',
            partOfSpeech: 'preposition',
          }),
          word('instead', 'in the place of another thing or person', {
            example: 'There is no tea. Have some juice instead.',
            partOfSpeech: 'adverb',
          }),
          word('discount', 'when you pay less than the usual price', {
            example: 'Students get a discount of ten per cent.',
          }),
          word('stairs', 'You walk up or down them from one floor to the next.', {
            example: 'Take the stairs to the first floor.',
          }),
          word('heat', 'to make something hot', {
            example: 'Please heat the soup for two minutes.',
            partOfSpeech: 'verb',
          }),
          word('narrow', 'If a street or a door is narrow, it is not far from one side to the other.', {
            example: 'This street is too narrow for a bus.',
            partOfSpeech: 'adjective',
          }),
        ],
      },
      {
        id: 'second-try',
        title: 'Second try',
        kind: 'questions',
        items: [
          choose(
            {
              ...reading,
              id: 'lift',
              prompt: 'Sign: “Lift out of order. Please use the stairs.”',
              explanation: 'Out of order: the lift does not work.',
            },
            [
              'The lift does not work at the moment.',
              'You should wait for the lift next to the stairs.',
              'The lift and the stairs are closed.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'cafe',
              prompt:
                'Sign in a café: “Students: 10% off all drinks, Monday to Friday. Please show your student card.”',
              explanation: '10% off: the price is lower for students on these days.',
            },
            [
              'Students pay less for drinks on five days of the week.',
              'Students pay less for food on Saturdays and Sundays.',
              'Students cannot pay with a bank card in this café.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'note',
              prompt: 'Note: “Leila, your lunch is in the fridge. Heat it for two minutes. Feed the cat too! Dad”',
              explanation: 'Feed the cat: Dad wants Leila to give the cat its food.',
            },
            [
              'Leila should give the cat some food.',
              'Leila should make lunch for Dad.',
              'Leila should put her lunch in the fridge.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'park',
              prompt: 'Sign in a park: “Cycling on the wide path only.”',
              explanation: 'Only on the wide path: you may not ride a bike on the other paths.',
            },
            [
              'You may not ride a bike on the narrow paths.',
              'You may not walk or run on the wide path.',
              'You may not ride a bike in any part of the park.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'racket',
              prompt: 'Message: “Marta, can I borrow your tennis racket till Sunday? Mine’s broken. Ana”',
              explanation: 'Ana asks for Marta’s racket because her own is broken.',
            },
            [
              'Ana wants to use Marta’s racket for some days.',
              'Ana wants to play tennis with Marta on Sunday.',
              'Ana says sorry because she broke Marta’s racket.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'bus-stop',
              prompt: 'Sign at a bus stop: “From 3 May, buses to the hospital leave from the stop opposite the bank.”',
              explanation: 'From 3 May on, the bus leaves from another stop.',
            },
            [
              'The hospital bus is going to leave from another place.',
              'There are not going to be any hospital buses in May.',
              'There is going to be a new bus to the bank in May.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'concert',
              prompt: 'Sign: “Concert tickets: Saturday sold out. A few left for Sunday.”',
              explanation: 'A few left for Sunday: there are still some tickets for that day.',
            },
            [
              'You can still go to the concert on Sunday.',
              'You can only buy tickets for Saturday now.',
              'You have to buy your Saturday ticket on Sunday.',
            ],
          ),
        ],
      },
    ],
  },
};
