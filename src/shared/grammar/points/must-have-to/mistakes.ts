import type { PointMistakes } from '../parts';

export const mistakes = {
  'have-to-for-mustnt': ['Don’t have to for mustn’t', 'Mustn’t: not allowed. Don’t have to: no need.'],
  'mustnt-for-have-to': ['Mustn’t for don’t have to', 'Mustn’t: not allowed. Don’t have to: no need.'],
  'have-to-without-do': ['Have to without do', 'don’t have to, does she have to.'],
  'have-without-to': ['To missing after have', 'have to and has to.'],
} satisfies PointMistakes;
