import type { PointMistakes } from '../parts';

export const mistakes = {
  'present-perfect-for-future': ['Present perfect about the future', 'By then: will have and the participle.'],
  'had-after-will': ['Had after will', 'After will: have, for all persons.'],
} satisfies PointMistakes;
