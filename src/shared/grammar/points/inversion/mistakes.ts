import type { PointMistakes } from '../parts';

export const mistakes = {
  'no-inversion': ['Order of a statement after never', 'Never have I seen that.'],
  'verb-before-subject': ['Verb before the person without do', 'Rarely does she smile.'],
  'two-forms-inverted': ['Ending twice', 'does smile, did smile: the base form.'],
} satisfies PointMistakes;
