import type { PointMistakes } from '../parts';

export const mistakes = {
  'spelling-ed': ['Spelling of -ed', 'study – studied, stop – stopped, play – played.'],
  'present-for-past': ['Present for past', 'A finished time needs the past.'],
} satisfies PointMistakes;
