import type { PointMistakes } from '../parts';

export const mistakes = {
  'tag-polarity': ['Tag of the wrong kind', 'Positive sentence – negative tag, and the other way round.'],
  'tag-auxiliary': ['Wrong verb in the tag', 'The tag repeats the auxiliary, or takes do, does, did.'],
  'tag-form': ['Wrong form of tag', 'isn’t he, doesn’t she.'],
  'tag-order': ['Order in the tag', 'First the verb, then the pronoun.'],
} satisfies PointMistakes;
