import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Might and may',
  group: 'modals',
  rule: {
    summary: 'Might and may say that something is possible, but not certain.',
    form: [
      ['+', 'she might come', 'she may come'],
      ['–', 'she might not come', 'she may not come'],
    ],
    examples: [
      'It might rain this afternoon.',
      'She may be at work.',
      'We might not go out tonight.',
      'They might buy the house.',
      'He may not know the answer.',
    ],
    mistakes: [
      not('She maybe at home.', 'She may be at home.', 'Maybe is one word and not a verb.'),
      not('It might to rain.', 'It might rain.', 'After a modal there is no to.'),
    ],
  },
};
