import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Superlatives',
  group: 'describing',
  rule: {
    summary: 'The superlative picks one out of three or more: the and -est, or the most.',
    form: [
      ['short', 'the tallest', 'the biggest', 'the heaviest'],
      ['long', 'the most modern', 'the most useful'],
      ['irregular', 'the best', 'the worst'],
    ],
    examples: [
      'She is the youngest in the team.',
      'It’s the most expensive shop in town.',
      'Who is the best player?',
      'This is the longest river in the country.',
      'It was the worst day of my life.',
    ],
    mistakes: [
      not('the more tall boy', 'the tallest boy', 'French, Spanish and Italian use the comparative with the article.'),
      not(
        'She is tallest girl.',
        'She is the tallest girl.',
        'Slavic languages, Turkish and Japanese have no articles.',
      ),
    ],
  },
};
