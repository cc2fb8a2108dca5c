import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Comparatives and as … as',
  group: 'describing',
  rule: {
    summary: 'Short adjectives take -er, long ones more, both with than; as … as says that two are the same.',
    form: [
      ['short', 'tall – taller', 'big – bigger', 'heavy – heavier'],
      ['long', 'modern – more modern', 'useful – more useful'],
      ['irregular', 'good – better', 'bad – worse'],
      ['equal', 'as tall as', 'not as tall as'],
    ],
    examples: [
      'Tom is taller than his brother.',
      'This bag is more expensive than that one.',
      'My car isn’t as fast as yours.',
      'The test was easier than the last one.',
      'Your idea is better than mine.',
    ],
    mistakes: [
      not('She is more tall than me.', 'She is taller than me.', 'Romance languages have one word for all adjectives.'),
      not('more better', 'better', 'The comparative is made twice.'),
      not('taller as me', 'taller than me', 'German has one word for than and as.'),
    ],
  },
};
