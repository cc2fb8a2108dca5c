import type { PointMistakes } from '../parts';

export const mistakes = {
  'wrong-do': ['Do or does', 'Does is for he, she and it; do for all others.'],
  'double-marking': ['Form marked twice', 'Does and did carry the ending already: the verb stays in its base form.'],
  'ing-after-do': ['-ing after do', 'After do, does and did comes the base form.'],
  'be-for-do': ['Be in place of do', 'Verbs make negatives and questions with do, does or did.'],
} satisfies PointMistakes;
