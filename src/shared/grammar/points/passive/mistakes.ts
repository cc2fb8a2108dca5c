import type { PointMistakes } from '../parts';

export const mistakes = {
  'ing-for-passive': ['-ing in the passive', 'The passive takes the participle.'],
  'active-for-passive': ['Active for passive', 'The subject does not do it: be and the participle.'],
} satisfies PointMistakes;
