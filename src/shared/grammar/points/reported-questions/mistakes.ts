import type { PointMistakes } from '../parts';

export const mistakes = {
  'question-order-reported': ['Question order kept', 'Where I lived, not where did I live.'],
  'that-for-if': ['That for if', 'Yes/no questions: if or whether.'],
} satisfies PointMistakes;
