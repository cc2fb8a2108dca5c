import * as z from 'zod';
import { idField, isoDate } from '#shared/core/fields';
import { rubric } from '#shared/items/rubric';

/*
 * A teacher gives an answer back, and the student revises it: in an attempt of its own that asks what was returned and
 * nothing else. Once that is handed in, it counts.
 */

/** A word about an answer, for its student. */
export const markNote = z.string().trim().max(1000, 'At most 1000 characters, please.').default('');

/** How many marks an answer had when it was shown: with more by now it is refused, so that nobody overwrites one unseen. */
export const seenMarks = z.int().min(0).max(10_000).optional();

export const returnAnswerInput = z.strictObject({
  id: idField,
  itemId: z.string().max(120),
  note: markNote,
  /** Points for what was handed in so far. Without them it has none until it is revised. */
  rubric: rubric.optional(),
  seen: seenMarks,
});
export type ReturnAnswerInput = z.infer<typeof returnAnswerInput>;

/** An answer that was given back to be revised. */
export const returnedAnswer = z.object({
  itemId: z.string(),
  by: z.string(),
  note: z.string(),
  at: isoDate,
  /** The attempt in which it was revised, once that was handed in. */
  revisedIn: z.string().nullable(),
});
export type ReturnedAnswer = z.infer<typeof returnedAnswer>;

/** An answer as it was before it was revised, with what was said of it. */
export const earlierAnswer = z.object({
  attemptId: z.string(),
  itemId: z.string(),
  text: z.string(),
  /** Who gave it back, and with which words. */
  by: z.string(),
  note: z.string(),
  /** Of its points, from 0 to 1, and the comment with them; nothing where it has none, or they may not be seen yet. */
  score: z.number().nullable(),
  comment: z.string(),
});
export type EarlierAnswer = z.infer<typeof earlierAnswer>;
