import type { PointMistakes } from '../parts';

export const mistakes = {
  'wrong-relative': ['Wrong relative word', 'who people, which things, where places, whose owner.'],
  'what-for-that': ['What for that', 'After a noun: that, who or which.'],
  'double-object': ['Object said twice', 'the book which I read, without it.'],
} satisfies PointMistakes;
