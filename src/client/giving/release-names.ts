import type { Release } from '#shared/items/question-set';

/** When keys and reasons are shown, for the teacher who decides it. */
export const releaseNames: Record<Release, string> = {
  each: 'After each answer',
  end: 'At the end',
  closed: 'After the closing date',
  'by-hand': 'When I release them',
};
