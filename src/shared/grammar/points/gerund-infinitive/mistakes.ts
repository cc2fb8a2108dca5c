import type { PointMistakes } from '../parts';

export const mistakes = {
  'to-for-ing': ['To for -ing', 'enjoy, mind, keep, good at: -ing.'],
  'ing-for-to': ['-ing for to', 'want, hope, decide, would like: to.'],
  'bare-for-ing': ['Base form for -ing', 'After a preposition and after enjoy: -ing.'],
  'bare-for-to': ['To missing', 'want to go.'],
  'to-with-ing': ['To with -ing', 'Either to go or going.'],
  'for-to': ['For to', 'Only to.'],
  'to-after-let': ['To after let', 'let me go.'],
  'ing-after-let': ['-ing after let', 'let me go.'],
  'want-that': ['Want that', 'want me to go.'],
} satisfies PointMistakes;
