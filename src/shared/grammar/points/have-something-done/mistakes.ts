import type { PointMistakes } from '../parts';

export const mistakes = {
  'base-for-participle-done': ['Base form for what is done', 'have the car washed.'],
  'ing-for-participle-done': ['-ing for what is done', 'have the car washed.'],
  'to-after-have-thing': ['To after have something', 'have the car washed, without to.'],
} satisfies PointMistakes;
