import type { PointMistakes } from '../parts';

export const mistakes = {
  'would-have-for-now': ['Would have for a result now', 'A result now: would and the base form.'],
  'past-simple-for-unreal-past': ['Past simple for what was not real', 'If + had + participle.'],
  'would-have-after-if': ['Would have after if', 'The if-part takes had and the participle.'],
} satisfies PointMistakes;
