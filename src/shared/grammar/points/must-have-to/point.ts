import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Must, have to, mustn’t, don’t have to',
  group: 'modals',
  rule: {
    summary:
      'Must and have to say that something is necessary, mustn’t that it is not allowed, don’t have to that there is no need.',
    form: [
      ['necessary', 'I must go', 'she has to go'],
      ['not allowed', 'you mustn’t go', ''],
      ['no need', 'I don’t have to go', 'she doesn’t have to go'],
      ['?', 'Do you have to go?', 'Does she have to go?'],
    ],
    examples: [
      'She has to work on Saturdays.',
      'You mustn’t touch it. It’s hot!',
      'It’s Sunday: I don’t have to get up.',
      'Do we have to pay?',
      'I must call my mother.',
    ],
    mistakes: [
      not('You mustn’t pay, it’s free.', 'You don’t have to pay, it’s free.', 'German muss nicht means no need.'),
      not('I must to go.', 'I must go.', 'Must has no to.'),
      not('She have to go.', 'She has to go.', 'He, she and it take has.'),
    ],
  },
};
