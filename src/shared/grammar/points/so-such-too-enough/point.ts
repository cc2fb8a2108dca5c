import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'So, such, too, enough',
  group: 'describing',
  rule: {
    summary: 'So goes with an adjective, such with a noun; too is more than is good; enough follows the adjective.',
    form: [
      ['so', 'so hot that …'],
      ['such', 'such a hot day that …'],
      ['too', 'too hot to drink'],
      ['enough', 'old enough to drive'],
    ],
    examples: [
      'It was so cold that we went home.',
      'It was such a good film!',
      'The tea is too hot to drink.',
      'He isn’t old enough to vote.',
      'They are such nice people.',
    ],
    mistakes: [
      not('so nice people', 'such nice people', 'Many languages have one word for both.'),
      not('enough old', 'old enough', 'German, French and Slavic languages put it first.'),
      not('too much hot', 'too hot', 'Too much goes with nouns.'),
    ],
  },
};
