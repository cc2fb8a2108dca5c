import * as z from 'zod';
import { idField, isoDate, lineOfText, queryInteger } from '#shared/core/fields';
import { numberText } from '#shared/core/locale';
import { helpLevels } from '#shared/core/student-settings';
import { commentCodeIds } from '#shared/writing/codes';
import { writingLog } from '#shared/writing/log';

/** Apps whose texts are handed in. */
export const writingApps = ['writers-block-assistant', 'novel-forge', 'story-dice'] as const;

export const handInLimits = { text: 300_000, task: 2000, comment: 1000, note: 4000, comments: 300 } as const;

/** The database cannot take a text that ends in the middle of a character. */
const isWhole = (text: string) => !/\p{Cs}/u.test(text);
const broken = 'Some of these characters cannot be used. Please type it again.';

const note = (max: number) =>
  z
    .string('Please enter a text.')
    .trim()
    .max(max, `At most ${numberText(max)} characters, please.`)
    .refine(isWhole, broken);

/** The teachers who receive one's texts, and how far a model may help. */
export const writingCircle = z.object({
  teachers: z.array(z.object({ id: z.string(), name: z.string() })),
  help: z.enum(helpLevels),
});

export const handInInput = z.strictObject({
  appId: z.enum(writingApps, 'There is no such app.'),
  resourceId: idField,
  /** Which part of the work, by its id there. */
  part: z.string().max(80).refine(isWhole, broken).default(''),
  teacherId: idField,
  title: lineOfText('a title', 200),
  /** What was to be written. */
  task: note(handInLimits.task).default(''),
  text: z
    .string('Please enter a text.')
    .max(handInLimits.text, 'This is too long to be handed in at once. Hand in a part of it.')
    .refine((text) => text.trim() !== '', 'There is no text yet. Write something first.')
    .refine(isWhole, broken),
  /** How it was written, where that is to be seen. */
  process: writingLog.optional(),
});
export type HandInInput = z.infer<typeof handInInput>;

export const handInSummary = z.object({
  id: z.string(),
  appId: z.enum(writingApps),
  resourceId: z.string().nullable(),
  part: z.string(),
  title: z.string(),
  words: z.int(),
  round: z.int(),
  student: z.object({ id: z.string(), name: z.string() }),
  teacher: z.object({ id: z.string(), name: z.string() }),
  handedInAt: isoDate,
  returnedAt: isoDate.nullable(),
  /** How many comments one may see. */
  comments: z.int(),
});
export type HandInSummary = z.infer<typeof handInSummary>;

export const comment = z.object({
  id: z.string(),
  start: z.int(),
  end: z.int(),
  code: z.enum(commentCodeIds),
  text: z.string(),
});
export type Comment = z.infer<typeof comment>;

const seenText = z.object({ text: z.string(), note: z.string(), comments: z.array(comment) });

export const handIn = handInSummary.omit({ comments: true }).extend({
  task: z.string(),
  ...seenText.shape,
  /** Where the student wants it to be seen. */
  process: writingLog.nullable(),
  /** The round before, which this one is a revision of. */
  before: seenText.extend({ round: z.int() }).nullable(),
});
export type HandIn = z.infer<typeof handIn>;

export const listHandInsInput = z.strictObject({
  /** mine: what the caller handed in. students: what the caller received. */
  whose: z.enum(['mine', 'students']),
  status: z.enum(['waiting', 'returned']).optional(),
  resourceId: idField.optional(),
  limit: queryInteger(1, 100).optional(),
  /** Where the page before ended. */
  cursor: z.string().max(200).optional(),
});
export type ListHandInsInput = z.infer<typeof listHandInsInput>;
export const handInPage = z.object({ items: z.array(handInSummary), nextCursor: z.string().nullable() });

const place = z.int('Please give a whole number.').min(0).max(handInLimits.text);
export const commentInput = z.strictObject({
  id: idField,
  start: place,
  end: place,
  code: z.enum(commentCodeIds, 'There is no such code.'),
  text: note(handInLimits.comment).default(''),
});
export type CommentInput = z.infer<typeof commentInput>;

export const uncommentInput = z.strictObject({ id: idField, commentId: idField });

export const returnInput = z.strictObject({ id: idField, note: note(handInLimits.note).default('') });
