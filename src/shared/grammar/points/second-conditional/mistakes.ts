import type { PointMistakes } from '../parts';

export const mistakes = {
  'past-after-modal': ['Past after a modal', 'After a modal comes the base form.'],
  'will-for-would': ['Will for would', 'Not real: would.'],
  'present-in-second': ['Present in a second conditional', 'Not real: past after if.'],
} satisfies PointMistakes;
