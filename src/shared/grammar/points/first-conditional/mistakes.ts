import type { PointMistakes } from '../parts';

export const mistakes = {
  'will-after-if': ['Will after if', 'After if, when, as soon as: present.'],
  'would-after-if': ['Would after if', 'If + past, would + base form.'],
  'would-for-will': ['Would for will', 'A real chance: will.'],
  'conditional-tense': ['Tense after if', 'Present for what is real, past for what is not.'],
} satisfies PointMistakes;
