import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'Have got',
  group: 'present',
  rule: {
    summary: 'Have got says what someone owns or what someone looks like.',
    form: [
      ['+', 'I, you, we, they have got', 'he, she, it has got'],
      ['–', 'I haven’t got', 'she hasn’t got'],
      ['?', 'Have you got …?', 'Has she got …?'],
    ],
    examples: [
      'I’ve got two brothers.',
      'She has got long hair.',
      'We haven’t got a car.',
      'Have you got a pen?',
      'He hasn’t got a phone.',
    ],
    mistakes: [
      not('She have got a dog.', 'She has got a dog.', 'All learners: he, she and it take has.'),
      not('Do you have got a pen?', 'Have you got a pen?', 'It comes from “Do you have a pen?”, which is right too.'),
      not('At me is a car.', 'I’ve got a car.', 'Russian, Turkish and Arabic say that a thing is with someone.'),
    ],
  },
};
