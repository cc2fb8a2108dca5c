import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'Some and any',
  group: 'nouns and articles',
  rule: {
    summary:
      'Some is for positive sentences, any for negatives and most questions, with plurals and with what we do not count.',
    form: [
      ['+', 'some eggs', 'some milk'],
      ['–', 'not any eggs', 'not any milk'],
      ['?', 'any eggs?', 'any milk?'],
    ],
    examples: [
      'There are some apples on the table.',
      'We haven’t got any bread.',
      'Have you got any brothers?',
      'I need some water.',
      'There isn’t any sugar.',
    ],
    mistakes: [
      not('There isn’t some milk.', 'There isn’t any milk.', 'Many languages have one word for both.'),
      not('I need a bread.', 'I need some bread.', 'Bread can be counted in many languages.'),
      not('There isn’t no milk.', 'There isn’t any milk.', 'Spanish, Italian and Slavic languages have two negatives.'),
    ],
  },
};
