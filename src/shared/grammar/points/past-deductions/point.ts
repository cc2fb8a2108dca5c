import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Must have and can’t have',
  group: 'modals',
  rule: {
    summary: 'How sure we are about the past: must have, might have or can’t have, with the participle.',
    form: [
      ['sure that it was so', 'must have + participle', 'It must have rained.'],
      ['perhaps', 'might have + participle', 'It might have rained.'],
      ['sure that it was not so', 'can’t have + participle', 'It can’t have rained.'],
    ],
    examples: [
      'The streets are wet. It must have rained.',
      'They can’t have left: their car is here.',
      'I might have met him before.',
      'She must have forgotten.',
      'You can’t have read it all in an hour!',
    ],
    mistakes: [
      not('They must left early.', 'They must have left early.', 'Have is hardly heard when people speak fast.'),
      not('She must have went out.', 'She must have gone out.', 'After have stands the participle.'),
    ],
  },
};
