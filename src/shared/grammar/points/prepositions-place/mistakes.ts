import type { PointMistakes } from '../parts';

export const mistakes = {
  'preposition-of-place': ['Preposition of place', 'at a point, on a table or a wall, in a box or a room.'],
} satisfies PointMistakes;
