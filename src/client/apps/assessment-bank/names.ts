import type { BankRight, BankStatus } from '#shared/api/bank';
import type { ItemFlag } from '#shared/items/bank/statistics';

export const statusNames: Record<BankStatus, string> = { draft: 'Draft', reviewed: 'Reviewed', retired: 'Retired' };

export const rightNames: Record<BankRight, string> = {
  read: 'Look at it',
  use: 'Use its questions',
  edit: 'Change it',
};

export const flagTexts: Record<ItemFlag, string> = {
  'too-easy': 'Too easy: more than nine in ten are right.',
  'too-hard': 'Too hard: fewer than one in four is right.',
  'low-discrimination': 'It hardly tells strong from weak learners.',
  'negative-discrimination': 'Weak learners do better than strong ones. Look at the key.',
  'dead-distractor': 'A wrong choice is hardly ever taken. Write a more tempting one.',
};
