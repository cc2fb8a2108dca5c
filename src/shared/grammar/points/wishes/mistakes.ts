import type { PointMistakes } from '../parts';

export const mistakes = {
  'present-after-wish': ['Present after wish', 'What is not so now: wish and the past.'],
  'past-after-wish-for-past': ['Past simple for a wish about the past', 'wish + had + participle.'],
  'would-about-oneself': ['Would about oneself', 'Wish … would is for what others do.'],
  'will-after-wish': ['Will after wish', 'After wish: would, never will.'],
} satisfies PointMistakes;
