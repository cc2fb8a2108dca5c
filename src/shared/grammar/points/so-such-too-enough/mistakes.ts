import type { PointMistakes } from '../parts';

export const mistakes = {
  'so-such': ['So or such', 'so good; such a good film.'],
  'such-a': ['Such a', 'Such a goes with one thing only.'],
  'very-for-so': ['Very for so', 'so … that.'],
  'too-for-so': ['Too for so', 'Too is more than is good; so … that tells the result.'],
  'too-much-adjective': ['Too much with an adjective', 'too hot, not too much hot.'],
  'enough-place': ['Place of enough', 'old enough, enough money.'],
} satisfies PointMistakes;
