import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Going to',
  group: 'future',
  rule: {
    summary: 'Going to tells a plan or what we can see coming.',
    form: [
      ['+', 'I am going to stay', 'she is going to stay'],
      ['–', 'I’m not going to stay', 'she isn’t going to stay'],
      ['?', 'Are you going to stay?', 'Is she going to stay?'],
    ],
    examples: [
      'I’m going to visit my aunt tomorrow.',
      'She is going to buy a car.',
      'We aren’t going to move.',
      'Are they going to come?',
      'Look at the clouds! It’s going to rain.',
    ],
    mistakes: [
      not('I going to buy it.', 'I’m going to buy it.', 'Am, is or are is easily not heard.'),
      not('She is going buy it.', 'She is going to buy it.', 'French and Spanish have other words between the verbs.'),
    ],
  },
};
