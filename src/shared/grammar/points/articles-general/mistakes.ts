import type { PointMistakes } from '../parts';

export const mistakes = {
  'the-for-a': ['The for a', 'A is for one of many.'],
} satisfies PointMistakes;
