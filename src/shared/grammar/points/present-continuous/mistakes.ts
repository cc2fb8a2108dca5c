import type { PointMistakes } from '../parts';

export const mistakes = {
  'spelling-ing': ['Spelling of -ing', 'make – making, swim – swimming.'],
} satisfies PointMistakes;
