import type { PointMistakes } from '../parts';

export const mistakes = {
  'comparative-for-superlative': ['Comparative for superlative', 'Of all: the tallest, the most expensive.'],
  'double-superlative': ['Superlative twice', 'the tallest, not the most tallest.'],
  'est-with-long': ['-est with a long adjective', 'Long adjectives take most.'],
  'superlative-without-the': ['Superlative without the', 'the tallest, the most expensive.'],
} satisfies PointMistakes;
