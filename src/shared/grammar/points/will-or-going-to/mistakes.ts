import type { PointMistakes } from '../parts';

export const mistakes = {
  'present-for-will': ['Present for will', 'A decision or an offer now: will.'],
  'will-for-plan': ['Will for a plan', 'What was decided before: going to.'],
} satisfies PointMistakes;
