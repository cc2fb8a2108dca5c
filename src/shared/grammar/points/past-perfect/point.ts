import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Past perfect',
  group: 'past',
  rule: {
    summary: 'The past perfect is for the earlier of two past events: had and the participle.',
    form: [
      ['+', 'I had seen it'],
      ['–', 'I hadn’t seen it'],
      ['?', 'Had you seen it?'],
    ],
    examples: [
      'The train had left when we arrived.',
      'I was sad because I had lost my key.',
      'She had never flown before.',
      'By ten they had finished.',
      'He hadn’t eaten, so he was hungry.',
    ],
    mistakes: [
      not('When we came, the film has started.', 'When we came, the film had started.', 'Both events are past.'),
      not('She had saw it before.', 'She had seen it before.', 'After had comes the third form.'),
    ],
  },
};
