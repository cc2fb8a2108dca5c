import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Future perfect',
  group: 'future',
  rule: {
    summary: 'What will be finished before a moment in the future: will have and the participle.',
    form: [
      ['+', 'will have + participle', 'They will have left.'],
      ['–', 'won’t have + participle', 'They won’t have left.'],
      ['?', 'will … have + participle', 'Will they have left?'],
    ],
    examples: [
      'By ten o’clock the guests will have gone home.',
      'She’ll have finished the book by Friday.',
      'We won’t have eaten before seven.',
      'Will you have saved enough by June?',
      'By the end of the year, they’ll have built the bridge.',
    ],
    mistakes: [
      not('By ten they will have leave.', 'By ten they will have left.', 'After have stands the participle.'),
      not('By ten they have left.', 'By ten they will have left.', 'The present perfect looks back from now.'),
    ],
  },
};
