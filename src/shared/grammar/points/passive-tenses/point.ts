import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Passive: other tenses',
  group: 'passive',
  rule: {
    summary: 'Any tense has a passive: be stands in that tense, with the participle.',
    form: [
      ['present perfect', 'it has been done'],
      ['will, must', 'it will be done', 'it must be done'],
      ['continuous', 'it is being done', 'it was being done'],
    ],
    examples: [
      'The road has been closed.',
      'The hotel will be built next year.',
      'The rooms are being cleaned.',
      'It must be done today.',
      'The house was being painted when we moved.',
    ],
    mistakes: [
      not('The road has being closed.', 'The road has been closed.', 'Been and being sound the same.'),
      not('It will built next year.', 'It will be built next year.', 'The passive always needs be.'),
    ],
  },
};
