import type { PointMistakes } from '../parts';

export const mistakes = {
  'wrong-be': ['Wrong form of be', 'I am, he/she/it is, you/we/they are; in the past was and were.'],
  'bare-be': ['Be not changed', 'After a subject, be becomes am, is or are.'],
  'do-with-be': ['Do with be', 'Be makes its negatives and questions alone, without do.'],
  'not-before-verb': ['Not before the verb', 'Not comes after am, is or are.'],
} satisfies PointMistakes;
