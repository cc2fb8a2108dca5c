import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'Object pronouns',
  group: 'pronouns',
  rule: {
    summary: 'After a verb or a preposition the pronoun is me, you, him, her, it, us or them.',
    form: [
      ['subject', 'I, you, he, she, it, we, they'],
      ['object', 'me, you, him, her, it, us, them'],
    ],
    examples: [
      'Can you help me?',
      'I know him very well.',
      'Listen to her!',
      'The teacher can see us.',
      'I like these shoes. I want them.',
    ],
    mistakes: [
      not('I like he.', 'I like him.', 'Some languages show the object only by its place.'),
      not('I it like.', 'I like it.', 'Romance languages put the pronoun before the verb.'),
      not('Give my the book.', 'Give me the book.', 'My needs a noun; me does not.'),
    ],
  },
};
