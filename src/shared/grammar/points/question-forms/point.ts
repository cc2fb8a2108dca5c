import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Question forms',
  group: 'questions',
  rule: {
    summary:
      'When who or what is the subject there is no do; in other questions the auxiliary comes before the subject.',
    form: [
      ['subject', 'Who broke it?', 'What happened?'],
      ['object', 'What did she buy?', 'Where did they go?'],
      ['preposition', 'Who is he talking to?', 'What are you looking at?'],
    ],
    examples: [
      'Who wrote this book?',
      'What did you eat?',
      'What happened last night?',
      'Who are you waiting for?',
      'Where did they meet?',
    ],
    mistakes: [
      not('Where you went?', 'Where did you go?', 'Romance and Slavic languages need no do.'),
      not('Who did broke it?', 'Who broke it?', 'Who is the subject: no did.'),
      not('To who are you talking?', 'Who are you talking to?', 'Most languages put the preposition first.'),
    ],
  },
};
