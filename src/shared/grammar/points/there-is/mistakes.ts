import type { PointMistakes } from '../parts';

export const mistakes = {
  'there-agreement': ['There is or there are', 'One thing: is. More than one: are.'],
  'have-for-there-is': ['Have for there is', 'English says there is, not it has.'],
} satisfies PointMistakes;
