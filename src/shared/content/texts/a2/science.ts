import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const science: readonly AuthoredText[] = [
  {
    id: 'a2-fix-it-cafe',
    title: 'The Fix-It Café',
    level: 'A2',
    topic: 'science',
    kind: 'text',
    genre: 'story',
    text: `On the first Saturday of every month, the library in our part of Utrecht becomes a very noisy place. People bring lamps, radios, bikes and teddy bears, and all of them are broken. This is the Fix-It Café.

Nobody pays anything. About ten people with different skills sit at long tables and help. My neighbour Mrs Yilmaz repairs clothes. Bram, who is only fourteen, is better with computers than any adult there. But there is one important rule: you can’t just leave your things and go. You have to sit down and learn how to repair them.

Last month I took our old toaster. I thought it was dead. “It’s only dirty,” said Bram, and he gave me a small brush. After twenty minutes it worked again. My mum made toast for everyone in the library that afternoon. Next month I’m going to bring my grandfather’s clock. And who knows? Perhaps one day I’ll be one of the helpers.`,
    questions: [
      choose(
        'How often is there a Fix-It Café?',
        'once a month',
        [
          ['once a week', 'It is on Saturdays, but not on all of them.'],
          ['every Saturday', 'It is only on the first Saturday of the month.'],
          ['twice a month', 'There is only one first Saturday in a month.'],
        ],
        'It is “On the first Saturday of every month”.',
      ),
      trueOrFalse('People pay a little money for the help.', false, '“Nobody pays anything.”'),
      choose(
        'What do visitors have to do there?',
        'learn to repair their things',
        [
          ['leave their things for a day', '“you can’t just leave your things and go”'],
          ['bring some food for everyone', 'One visitor’s mum made toast, but this is not a rule.'],
          ['be quiet and read their books', 'It is in a library, but it is “a very noisy place”.'],
        ],
        'The rule is: “You have to sit down and learn how to repair them.”',
      ),
      trueOrFalse(
        'Bram is younger than most of the other helpers.',
        true,
        'He “is only fourteen” and “better with computers than any adult there”.',
      ),
      write(
        'What was wrong with the toaster?',
        [
          'it was dirty',
          'it was only dirty',
          'dirty',
          'it’s dirty',
          'it was just dirty',
          'it’s only dirty',
          'only dirty',
        ],
        'Bram said: “It’s only dirty”.',
      ),
      choose(
        'What is the main idea of the text?',
        'You can give old things a new life.',
        [
          ['You should buy new things more often.', 'Nobody buys anything there. They repair old things.'],
          ['You must not make noise in a library.', 'This library is noisy once a month, and people like it.'],
          ['You can eat well in modern libraries.', 'They eat toast one time, but the text is about repairs.'],
        ],
        'People bring things that “are broken”, and they “learn how to repair them”.',
      ),
    ],
  },
];
