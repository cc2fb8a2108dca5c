import * as z from 'zod';
import { limits } from '#shared/core/limits';
import { ownPicture } from '#shared/core/own-picture';

/**
 * What the class's screen can show. It has no place for anything of the teacher's own (a script, lateness, who is weak
 * at what), and what is still covered is not sent: so nothing of it can get in front of the class by mistake.
 */

const line = z.string().max(300);
const text = z.string().max(limits.textChars);
const place = z.int().min(0).max(5000);
/** Where it stands in a row of them. */
const inRow = { number: place.optional(), of: place.optional() };
/** Of our set, by its name. */
const sign = z.string().max(80);
/** The same, or one that was uploaded. */
const picture = z.union([sign, ownPicture]);

/** Teams and their points; the winners once it has ended, which are several after a draw. */
const teams = z
  .array(z.strictObject({ name: line, points: z.int().min(0).max(9999) }))
  .min(2)
  .max(12);

export const screenContent = z.discriminatedUnion('kind', [
  /** Nothing yet, or a stage of a lesson that needs no more than its name; for which class, where that is known. */
  z.strictObject({ kind: z.literal('wait'), title: line.optional(), forClass: line.optional() }),
  z.strictObject({
    kind: z.literal('question'),
    ...inRow,
    /** What to do: 'Choose the right word.' */
    task: line.optional(),
    /** Has to be read before. */
    passage: text.optional(),
    text,
    clue: text.optional(),
    picture: picture.optional(),
    options: z.array(text).min(2).max(10).optional(),
    reveal: z
      .strictObject({
        /** The right options, or what else is right. */
        right: z.array(text).max(10),
        /** How many chose each option. */
        counts: z.array(place).max(10).optional(),
        explanation: text.optional(),
      })
      .optional(),
  }),
  z.strictObject({
    kind: z.literal('text'),
    title: line.optional(),
    /** Those that the class may read by now. */
    lines: z.array(text).max(5000),
    /** How many come after them. */
    covered: place,
    isNumbered: z.boolean().optional(),
    /** No more than fits on a page in the letters of a stem. */
    isLarge: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('card'),
    ...inRow,
    front: text,
    back: text.optional(),
    picture: picture.optional(),
  }),
  z.strictObject({
    kind: z.literal('dice'),
    /** What the story has to be like. */
    task: line.optional(),
    groups: z
      .array(
        z.strictObject({
          name: line.optional(),
          faces: z.array(z.strictObject({ picture: sign.optional(), word: line.optional() })).max(12),
        }),
      )
      .min(1)
      .max(12),
  }),
  z.strictObject({
    kind: z.literal('order'),
    ...inRow,
    task: text.optional(),
    pieces: z.array(line).max(60),
    /** From the beginning of the answer. */
    placed: z.array(line).max(60),
    /** The whole sentence, with its capital and its full stop. */
    solved: text.optional(),
    explanation: text.optional(),
    teams: teams.optional(),
  }),
  z.strictObject({
    kind: z.literal('teams'),
    title: line.optional(),
    teams,
    winners: z.array(line).max(12).optional(),
  }),
  z.strictObject({
    kind: z.literal('words'),
    title: line.optional(),
    /** Those that the class may read by now. */
    words: z.array(z.strictObject({ term: line, meaning: text.optional(), picture: picture.optional() })).max(5000),
    /** How many come after them. */
    covered: place.optional(),
  }),
]);
export type ScreenContent = z.infer<typeof screenContent>;

/** The time that is left, as a ring: it runs to a moment, or stands still. Below nothing it never goes. */
export const screenCountdown = z.union([
  z.strictObject({ seconds: z.int().min(1), endsAt: z.number() }),
  z.strictObject({ seconds: z.int().min(1), secondsLeft: z.int() }),
]);
export type ScreenCountdown = z.infer<typeof screenCountdown>;

export const shown = z.strictObject({ content: screenContent, countdown: screenCountdown.optional() });
export type Shown = z.infer<typeof shown>;

/** Of a wall: what is on it, with which its page stays, and how much of that there is: with more, its last page is seen. */
export const wallPages = { subject: z.string().max(60), parts: z.int() };

/** Whether there is nothing to show, and only a class to wait for. */
export const onlyWaits = ({ content }: Shown): boolean => content.kind === 'wait' && content.forClass !== undefined;
