import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Zero and first conditional',
  group: 'conditionals',
  rule: {
    summary: 'If with the present: facts have the present in both parts, real chances have will in the other part.',
    form: [
      ['fact', 'If + present', 'present', 'If you heat ice, it melts.'],
      ['chance', 'If + present', 'will', 'If it rains, we will stay in.'],
      ['time', 'when, as soon as + present', 'will', 'I’ll call when I get home.'],
    ],
    examples: [
      'If it rains, we’ll stay at home.',
      'If you heat ice, it melts.',
      'I’ll call you when I get there.',
      'If she studies, she will pass.',
      'We’ll miss the bus if we don’t hurry.',
    ],
    mistakes: [
      not('If it will rain, we stay.', 'If it rains, we’ll stay.', 'Many languages have the future in both parts.'),
      not('I’ll call when I will arrive.', 'I’ll call when I arrive.', 'After when the future is in the present.'),
    ],
  },
};
