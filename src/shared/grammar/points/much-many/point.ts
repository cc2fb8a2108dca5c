import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Much, many, a few, a little',
  group: 'nouns and articles',
  rule: {
    summary: 'Many and a few go with what we count, much and a little with what we do not; a lot of goes with both.',
    form: [
      ['count', 'many eggs', 'a few eggs', 'a lot of eggs'],
      ['not count', 'much milk', 'a little milk', 'a lot of milk'],
    ],
    examples: [
      'How many eggs do we need?',
      'How much time have you got?',
      'There are a few apples.',
      'We have a little money.',
      'She has a lot of friends.',
    ],
    mistakes: [
      not('How much books?', 'How many books?', 'Many languages have one word for both.'),
      not('many informations', 'a lot of information', 'Information can be counted in most European languages.'),
      not('a lot friends', 'a lot of friends', 'Of is lost because many has none.'),
    ],
  },
};
