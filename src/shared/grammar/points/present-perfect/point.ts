import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Present perfect',
  group: 'perfect',
  rule: {
    summary: 'The present perfect joins the past to now: have or has and the participle.',
    form: [
      ['up to now', 'Have you ever …?', 'I’ve never …'],
      ['new', 'I’ve just …', 'I’ve already …', 'not … yet'],
      ['still going on', 'for two years', 'since 2015'],
    ],
    examples: [
      'Have you ever been to Japan?',
      'She has lived here since 2015.',
      'I’ve known him for ten years.',
      'They haven’t finished yet.',
      'He has just left.',
    ],
    mistakes: [
      not('I live here since 2015.', 'I have lived here since 2015.', 'German, French and Spanish use the present.'),
      not('I have went there.', 'I have been there.', 'The second form is taken for the third.'),
      not('since two years', 'for two years', 'German and French have one word for both.'),
    ],
  },
};
