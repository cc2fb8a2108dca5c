import type { PointMistakes } from '../parts';

export const mistakes = {
  'do-with-modal': ['Do with a modal', 'can, must, should, might make negatives and questions alone.'],
  'to-after-modal': ['To after a modal', 'After a modal comes the base form without to.'],
  'ending-after-modal': ['Ending after a modal', 'After a modal the verb has no ending.'],
  'modal-with-s': ['Modal with -s', 'Modals are the same for all persons.'],
} satisfies PointMistakes;
