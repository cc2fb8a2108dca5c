import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Should and shouldn’t',
  group: 'modals',
  rule: {
    summary: 'Should gives advice: it is, or is not, a good idea.',
    form: [
      ['+', 'you should go', 'she should go'],
      ['–', 'you shouldn’t go', 'she shouldn’t go'],
      ['?', 'Should I go?', 'Should she go?'],
    ],
    examples: [
      'You should see a doctor.',
      'You shouldn’t eat so much sugar.',
      'Should I call him?',
      'She should sleep more.',
      'We shouldn’t be late.',
    ],
    mistakes: [
      not('You should to rest.', 'You should rest.', 'After a modal there is no to.'),
      not('He shoulds go.', 'He should go.', 'Modals have no -s.'),
      not('You don’t should go.', 'You shouldn’t go.', 'Modals make negatives without do.'),
    ],
  },
};
