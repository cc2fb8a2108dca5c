import type { PointMistakes } from '../parts';

export const mistakes = {
  'a-an': ['A or an', 'The sound that follows decides.'],
  'missing-article': ['Article missing', 'One person or thing that can be counted needs an article.'],
  'extra-article': ['Article too many', 'Sports, meals, by bus, at home, most names: no article.'],
  'a-for-the': ['A for the', 'The is for what we both know.'],
  'any-with-singular': ['Any with one thing', 'One of many has “a” or “an”; “any” stands in negatives and questions.'],
} satisfies PointMistakes;
