import type { PointMistakes } from '../parts';

export const mistakes = {
  'how-a-lot': ['How a lot of', 'After how: much or many.'],
  'little-with-countable': ['A little with what is counted', 'A few apples, a little milk.'],
  'few-with-uncountable': ['A few with what is not counted', 'A little milk, a few apples.'],
} satisfies PointMistakes;
