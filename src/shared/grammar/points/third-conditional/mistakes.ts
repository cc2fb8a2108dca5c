import type { PointMistakes } from '../parts';

export const mistakes = {
  'would-without-have': ['Have missing after would', 'would have gone.'],
  'had-in-result': ['Had in the result', 'The result takes would have.'],
} satisfies PointMistakes;
