import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Gerund or infinitive',
  group: 'clauses and speech',
  rule: {
    summary: 'Some verbs are followed by -ing, others by to; prepositions are always followed by -ing.',
    form: [
      ['-ing', 'enjoy, mind, keep, avoid, miss', 'good at, interested in'],
      ['to', 'want, hope, decide, promise, agree', 'would like'],
      ['person', 'want me to go', 'let me go'],
    ],
    examples: [
      'I enjoy cooking.',
      'She wants to learn Spanish.',
      'He is good at drawing.',
      'They let us stay.',
      'We’ve decided to move.',
    ],
    mistakes: [
      not('I enjoy to cook.', 'I enjoy cooking.', 'Most languages have an infinitive after all verbs.'),
      not('I want that you come.', 'I want you to come.', 'Romance, Germanic and Slavic languages have a that-clause.'),
      not('I came for to see you.', 'I came to see you.', 'Spanish and French have for here.'),
    ],
  },
};
