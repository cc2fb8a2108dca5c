import type { PointMistakes } from '../parts';

export const mistakes = {
  'modal-without-have': ['Have missing after a modal', 'must have gone, can’t have gone.'],
  'had-after-modal': ['Had after a modal', 'After a modal: have, never had.'],
} satisfies PointMistakes;
