import type { PointMistakes } from '../parts';

export const mistakes = {
  'preposition-of-time': ['Preposition of time', 'at six, on Monday, in July.'],
} satisfies PointMistakes;
