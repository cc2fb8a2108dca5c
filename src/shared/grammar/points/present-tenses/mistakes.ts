import type { PointMistakes } from '../parts';

export const mistakes = {
  'simple-for-now': ['Simple for now', 'What happens now is in the present continuous.'],
  'continuous-state': ['Continuous with a state', 'know, need, own, understand have no continuous form.'],
} satisfies PointMistakes;
