import type { PointMistakes } from '../parts';

export const mistakes = {
  'any-in-positive': ['Any in a positive sentence', 'Positive: some. Negative and question: any.'],
  'some-in-negative': ['Some in a negative sentence', 'After not: any.'],
  'double-negative': ['Two negatives', 'One negative word is enough.'],
  'a-with-uncountable': ['A with what is not counted', 'milk, money, bread: no a, no plural.'],
  'a-with-plural': ['A with a plural', 'A goes with one thing only.'],
  'much-with-countable': ['Much with what is counted', 'Many apples, much milk.'],
  'many-with-uncountable': ['Many with what is not counted', 'Much time, many books.'],
  'a-lot-without-of': ['A lot without of', 'Before a noun: a lot of.'],
} satisfies PointMistakes;
