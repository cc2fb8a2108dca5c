import type { PointMistakes } from '../parts';

export const mistakes = {
  'maybe-for-may-be': ['Maybe as a verb', 'Maybe is an adverb: a verb must follow.'],
} satisfies PointMistakes;
