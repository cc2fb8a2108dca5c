import type { PointMistakes } from '../parts';

export const mistakes = {
  'subject-for-object': ['I for me', 'After a verb or a preposition: me, him, her, us, them.'],
  'wrong-pronoun': ['Wrong person', 'she – her, he – him, they – them, it – it.'],
  'possessive-for-object': ['My for me', 'My needs a noun after it.'],
} satisfies PointMistakes;
