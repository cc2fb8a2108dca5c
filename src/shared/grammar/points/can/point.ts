import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'Can and can’t',
  group: 'modals',
  rule: {
    summary: 'Can says that someone is able or allowed to do something; it is the same for all persons.',
    form: [
      ['+', 'I can swim', 'she can swim'],
      ['–', 'I can’t swim', 'she can’t swim'],
      ['?', 'Can you swim?', 'Can she swim?'],
    ],
    examples: [
      'I can ride a bike.',
      'She can’t drive.',
      'Can you help me?',
      'My brother can play the guitar.',
      'We can’t see the board.',
    ],
    mistakes: [
      not('She cans swim.', 'She can swim.', 'Can never has an ending.'),
      not('I can to swim.', 'I can swim.', 'Most languages have an infinitive after can.'),
      not('Do you can swim?', 'Can you swim?', 'Can makes questions without do.'),
    ],
  },
};
