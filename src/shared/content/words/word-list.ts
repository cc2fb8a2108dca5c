import * as z from 'zod';
import { lineOfText } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { ownPicture } from '#shared/core/own-picture';

/** How much one list may hold: a term's words in rows, and the text that they came from. */
export const wordListLimits = { entries: 500, sourceText: 60_000 } as const;

const note = (max: number) => z.string().trim().max(max, `At most ${max} characters, please.`);

/**
 * One thing to learn. Word lists, card decks and spelling lists are the same thing looked at by different apps, so
 * that a list that was made once can be played everywhere.
 */
export const wordEntry = z.strictObject({
  /** Stays the same when the entry is edited, so that what was learned about it stays too. */
  id: z.string().regex(/^[\w-]{1,40}$/, 'This id is not valid.'),
  term: lineOfText('a word', 100),
  /** A gloss, a translation, or whatever the other side of the card says. */
  meaning: note(300).default(''),
  example: note(300).default(''),
  emoji: note(16).default(''),
  /** One that was uploaded. It is shown in place of the emoji. */
  picture: ownPicture.optional(),
  ipa: note(80).default(''),
  /** In the learner's first language. */
  translation: note(200).default(''),
  partOfSpeech: note(20).default(''),
  level: z.enum(levels).optional(),
  /** Words of one's own to find it by, with spaces between them, as Anki writes them. */
  tags: note(100).optional(),
});

/** The tags of an entry, each once, in small letters. */
export const tagsOf = ({ tags = '' }: Pick<WordEntry, 'tags'>): string[] => [
  ...new Set(
    tags
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
];
export type WordEntry = z.infer<typeof wordEntry>;

/** The gloss, else the translation: what tells the word's meaning. */
export function meaningOf({ meaning, translation }: Pick<WordEntry, 'meaning' | 'translation'>): string {
  return meaning || translation;
}

export const wordListData = z.strictObject({
  entries: z
    .array(wordEntry)
    .min(1, 'Add at least one word.')
    .max(wordListLimits.entries, `A list holds at most ${wordListLimits.entries} words.`)
    .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, 'Two words have the same id.'),
  /** The text that the words came from. */
  sourceText: z.string().max(wordListLimits.sourceText, 'This text is too long.').default(''),
  /** Which spelling is right where British and American differ. */
  spelling: z.enum(['both', 'british', 'american']).default('both'),
});
export type WordListData = z.infer<typeof wordListData>;
