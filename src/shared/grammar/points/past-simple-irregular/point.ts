import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Past simple: irregular verbs',
  group: 'past',
  rule: {
    summary: 'Many common verbs have a past form of their own, the same for all persons.',
    form: [
      ['go', 'went'],
      ['see', 'saw'],
      ['buy', 'bought'],
      ['take', 'took'],
      ['make', 'made'],
    ],
    examples: [
      'We went to the beach yesterday.',
      'I saw Tom last week.',
      'She bought a new phone.',
      'They took the bus home.',
      'He made a cake on Sunday.',
    ],
    mistakes: [
      not('I goed home.', 'I went home.', 'All learners, children too: the rule for regular verbs is used for all.'),
      not('I seen him.', 'I saw him.', 'The third form is taken for the second.'),
      not('She did go home. (no stress)', 'She went home.', 'Did is for questions and negatives.'),
    ],
  },
};
