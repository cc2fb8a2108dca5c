import type { PointMistakes } from '../parts';

export const mistakes = {
  'double-comparative': ['Comparative twice', 'taller, not more taller.'],
  'no-comparative': ['No comparative', 'Before than: taller, more expensive.'],
  'more-with-short': ['More with a short adjective', 'Short adjectives take -er.'],
  'er-with-long': ['-er with a long adjective', 'Long adjectives take more.'],
  'superlative-for-comparative': ['Superlative for comparative', 'Two: taller. More than two: the tallest.'],
  'as-than': ['As … than', 'as tall as.'],
  'comparative-in-as-as': ['Comparative between as and as', 'as tall as, not as taller as.'],
  'like-for-as': ['Like for as', 'as tall as, never as tall like.'],
} satisfies PointMistakes;
