import type { PointMistakes } from '../parts';

export const mistakes = {
  'be-used-to': ['Be with used to', 'A past habit is used to, without be.'],
  'ing-after-used-to': ['-ing after used to', 'A past habit: used to and the base form.'],
} satisfies PointMistakes;
