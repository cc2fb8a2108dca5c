import type { PointMistakes } from '../parts';

export const mistakes = {
  'this-number': ['This or these', 'This and that for one, these and those for more.'],
  'this-distance': ['This or that', 'This and these are near, that and those are not.'],
} satisfies PointMistakes;
