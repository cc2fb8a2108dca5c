import type { PointMistakes } from '../parts';

export const mistakes = {
  'base-after-be-used-to': ['Base form after be used to', 'be used to doing.'],
  'used-to-without-be': ['Be or get missing before used to', 'am used to, got used to.'],
  'use-for-used': ['Use for used', 'be used to, always with -d.'],
  'be-before-ing': ['Be before the -ing form', 'be used to doing.'],
  'past-after-used-to': ['Past form after used to', 'be used to doing.'],
  'use-to-as-verb': ['Use to as a verb', 'am used to; used to.'],
} satisfies PointMistakes;
