import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Passive: present and past',
  group: 'passive',
  rule: {
    summary: 'The passive tells what happens to someone or something: be and the participle.',
    form: [
      ['present', 'it is made', 'they are made'],
      ['past', 'it was made', 'they were made'],
      ['who', 'by + person', 'by a famous artist'],
    ],
    examples: [
      'These cars are made in Japan.',
      'The house was built in 1920.',
      'English is spoken here.',
      'The photos were taken by my sister.',
      'My bike was stolen last night.',
    ],
    mistakes: [
      not('The house built in 1920.', 'The house was built in 1920.', 'Chinese and other languages need no be.'),
      not('It was wrote by Tom.', 'It was written by Tom.', 'After be comes the third form.'),
      not('made from Tom', 'made by Tom', 'German von is by.'),
    ],
  },
};
