import type { PointMistakes } from '../parts';

export const mistakes = {
  'to-after-suggest': ['To after suggest', 'suggest going.'],
  'ing-after-offer': ['-ing after offer and refuse', 'offer to go, refuse to go.'],
  'to-after-reporting-preposition': ['To after a preposition', 'insist on going, apologise for being late.'],
  'no-to-after-person': ['To missing after the person', 'remind me to go.'],
} satisfies PointMistakes;
