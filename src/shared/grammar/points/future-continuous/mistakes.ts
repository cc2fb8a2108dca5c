import type { PointMistakes } from '../parts';

export const mistakes = {
  'will-without-be': ['Be missing after will', 'will be working.'],
  'base-after-will-be': ['Base form after will be', 'will be working.'],
  'been-for-be': ['Been for be', 'After will: be, never been.'],
} satisfies PointMistakes;
