import type { PointMistakes } from '../parts';

export const mistakes = {
  'going-to-without-be': ['Going to without be', 'am, is or are stands before going to.'],
  'going-without-to': ['Going without to', 'To stands between going and the verb.'],
  'ing-after-to': ['-ing after going to', 'After going to comes the base form.'],
} satisfies PointMistakes;
