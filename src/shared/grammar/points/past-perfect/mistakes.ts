import type { PointMistakes } from '../parts';

export const mistakes = {
  'ing-for-participle': ['-ing for the participle', 'After have and had comes the third form.'],
  'present-perfect-for-past': ['Has for had', 'Before another past event: had.'],
} satisfies PointMistakes;
