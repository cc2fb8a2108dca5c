import * as z from 'zod';
import { isoDate, queryInteger } from '#shared/core/fields';
import { itemPicture } from '#shared/items/fields';
import { earlierAnswer } from './revisions';

export const toMarkInput = z.strictObject({
  /** How many attempts, recordings and texts there are on a page. */
  limit: queryInteger(1, 50).optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(200).optional(),
});
export type ToMarkInput = z.infer<typeof toMarkInput>;

/** An answer at given work. */
const answerToMark = z.object({
  kind: z.literal('answer'),
  attemptId: z.string(),
  itemId: z.string(),
  className: z.string(),
  studentName: z.string(),
  title: z.string(),
  prompt: z.string(),
  picture: itemPicture.optional(),
  /** What it is worth: its mark is a part of these. */
  points: z.number(),
  text: z.string(),
  handedInAt: isoDate,
  /** Of a revision: what it was before. */
  before: earlierAnswer.nullable(),
});
export type AnswerToMark = z.infer<typeof answerToMark>;

/** What was handed in to the caller in person, and belongs to no class. */
const handedIn = z.object({
  id: z.string(),
  /** As the class has it, where just one of the caller's classes has this student; else the username. */
  studentName: z.string(),
  className: z.string().nullable(),
  handedInAt: isoDate,
});

/** Its sound comes by `pronunciation.hear`. */
const recordingToMark = handedIn.extend({
  kind: z.literal('recording'),
  /** What was to be said. */
  target: z.string(),
  /** The sounds that it is about: `/ɪ/ and /iː/`. */
  sounds: z.string().nullable(),
  seconds: z.number(),
  /** Deleted then. */
  expiresAt: isoDate,
});
export type RecordingToMark = z.infer<typeof recordingToMark>;

/** What was written comes by `writing.get`. */
const textToMark = handedIn.extend({
  kind: z.literal('text'),
  title: z.string(),
  words: z.int(),
  round: z.int(),
});
export type TextToMark = z.infer<typeof textToMark>;

/**
 * What waits for a mark of the caller's, handed in first shown first: answers at given work of all classes that the
 * caller teaches, and recordings and texts that students handed in to the caller.
 */
export const toMark = z.object({
  /** On all pages. */
  waiting: z.int(),
  items: z.array(z.discriminatedUnion('kind', [answerToMark, recordingToMark, textToMark])),
  nextCursor: z.string().nullable(),
});
export type ToMark = z.infer<typeof toMark>;
export type WorkToMark = ToMark['items'][number];
