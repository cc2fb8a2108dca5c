import * as z from 'zod';
import { isoDate } from '#shared/core/fields';
import { novelAbout } from '#shared/novel/book';
import { usualAbout } from '#shared/novel/empty-book';

/* Books that a class asks its students to write. */

/** A writing project: each student writes a book of their own. What it is to be, its note says. */
export const writingProject = z.strictObject({
  kind: z.literal('novel'),
  genre: novelAbout.shape.genre.default(usualAbout.genre),
  person: novelAbout.shape.person.default(usualAbout.person),
  tense: novelAbout.shape.tense.default(usualAbout.tense),
  /** How many words each book is to have: with these it is done. */
  goalWords: novelAbout.shape.goalWords.default(usualAbout.goalWords),
  dailyWords: novelAbout.shape.dailyWords.default(usualAbout.dailyWords),
  readerLevel: novelAbout.shape.readerLevel.default(usualAbout.readerLevel),
});
export type WritingProject = z.infer<typeof writingProject>;

/** How far a student's book is: words, and never text or titles. */
export const bookProgress = z.object({
  words: z.int(),
  /** That were written in the last seven days, in the class's time zone. */
  weekWords: z.int(),
  chapters: z.int(),
  workedAt: isoDate,
  /** Its writer put it into the trash: what it had does not count, and another one may be begun. */
  isBinned: z.boolean(),
  /** Texts of it that were handed in to the caller and wait to be read. */
  waiting: z.int(),
});
export type BookProgress = z.infer<typeof bookProgress>;

/** How far one's own book is, and where it is kept. */
export const ownBook = z.object({ resourceId: z.string(), words: z.int(), isBinned: z.boolean() });

/** The book that was begun, as saved work of the caller's. */
export const beginBookOutput = z.object({ resourceId: z.string() });
