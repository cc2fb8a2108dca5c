import type { PointMistakes } from '../parts';

export const mistakes = {
  'have-for-be': ['Have in place of be', 'Continuous passives take be, not have.'],
  'missing-be-passive': ['Be missing in the passive', 'will be done, must be done.'],
  'being-been': ['Being or been', 'is being done; has been done; will be done.'],
} satisfies PointMistakes;
