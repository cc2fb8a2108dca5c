import type { PointMistakes } from '../parts';

export const mistakes = {
  'do-for-have': ['Do in place of have', 'The present perfect makes questions with have or has.'],
  'past-for-participle': ['Past for participle', 'After have and be comes the third form.'],
  'base-for-participle': ['Base form for participle', 'After have and be comes the third form.'],
  'participle-alone': ['Participle without have', 'The participle needs have or has before it.'],
  'for-since': ['For or since', 'for two years, since 2015.'],
  'yet-already': ['Yet, already, just', 'not yet; already and just before the participle.'],
  'present-for-perfect': ['Present for present perfect', 'What began in the past and goes on: have lived.'],
} satisfies PointMistakes;
