import type { PointMistakes } from '../parts';

export const mistakes = {
  'past-for-perfect': ['Past for present perfect', 'With since and what still goes on: present perfect.'],
  'perfect-with-finished-time': ['Perfect with a finished time', 'yesterday, last week, in 2010: past simple.'],
} satisfies PointMistakes;
