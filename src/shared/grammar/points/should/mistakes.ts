import type { PointMistakes } from '../parts';

export const mistakes = {
  'ing-after-modal': ['-ing after a modal', 'After a modal comes the base form.'],
  'be-with-modal': ['Be with a modal', 'A modal stands alone before the verb.'],
} satisfies PointMistakes;
