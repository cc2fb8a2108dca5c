import type { PointMistakes } from '../parts';

export const mistakes = {
  'wrong-have': ['Have or has', 'He, she and it has; all others have.'],
  'be-for-have': ['Be in place of have', 'What you own and the perfect tenses take have, not be.'],
  'get-for-got': ['Get in place of got', 'Have got never changes its second word.'],
  'do-with-have-got': ['Do with have got', 'Haven’t got, have you got: no do.'],
} satisfies PointMistakes;
