import type { PointMistakes } from '../parts';

export const mistakes = {
  regularised: ['Irregular verb made regular', 'Learn the three forms: go, went, gone.'],
  'participle-for-past': ['Participle for past', 'I saw, I have seen.'],
} satisfies PointMistakes;
