import type { PointMistakes } from '../parts';

export const mistakes = {
  'spelling-adverb': ['Spelling of -ly', 'careful – carefully: two l.'],
  'adverb-between': ['Adverb before the object', 'Verb and object stay together.'],
  'object-before-verb': ['Object before the verb', 'Subject, verb, object.'],
  'adjective-for-adverb': ['Adjective for adverb', 'How someone does it: carefully, well.'],
  'irregular-adverb': ['Irregular adverb', 'good – well, fast – fast, hard – hard.'],
  'superlative-for-adverb': ['Another form for the adverb', 'The adverbs hard and fast do not change.'],
} satisfies PointMistakes;
