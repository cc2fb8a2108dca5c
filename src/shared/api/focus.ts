import * as z from 'zod';
import { changes } from '#shared/classes/certainty';
import { lessonLimits } from '#shared/content/lessons/lesson';
import { idField, isoDate, lineOfText } from '#shared/core/fields';
import { mostFocusPoints } from '#shared/lessons/plan/focus-minutes';
import { progressInput } from './progress';
import { receipt } from './tokens';

/*
 * What a class works on again because it gets it wrong: a lesson is planned from its mistakes, what it does is asked at
 * the end of the lesson, and comes back two weeks later.
 */

const point = z.string().max(60);
const { leastMinutes, mostMinutes } = lessonLimits;
const minutesText = `Please give ${leastMinutes} to ${mostMinutes} minutes.`;

/** Of a class in a time: points of its profile, the one that the lesson is about first. */
export const planFocusInput = progressInput.extend({
  points: z
    .array(point)
    .min(1, 'Please choose a point.')
    .max(mostFocusPoints, `Please choose ${mostFocusPoints} points at most.`)
    .refine((points) => new Set(points).size === points.length, 'Please choose each point once.'),
  minutes: z.int(minutesText).min(leastMinutes, minutesText).max(mostMinutes, minutesText),
  /** Begins with questions on the points that are to be asked again. */
  asksAgain: z.boolean().default(false),
  /** The same request again is paid once, and answered as the first time. */
  idempotencyKey: lineOfText('an idempotency key', 200).optional(),
});
export type PlanFocusInput = z.infer<typeof planFocusInput>;

export const planFocusOutput = z.object({
  /** Of the focus, and of the lesson among the work of who planned it. */
  id: z.string(),
  lessonId: z.string(),
  title: z.string(),
  paid: receipt,
});
export type PlanFocusOutput = z.infer<typeof planFocusOutput>;

export const focusesInput = z.strictObject({ id: idField });

export const askFocusInput = z.strictObject({
  id: idField,
  /** The one that is asked again; without it, the exit quiz on all of them. */
  point: point.optional(),
  /** A name of this press: sent twice, it gives nothing twice. */
  requestId: idField,
});
export type AskFocusInput = z.infer<typeof askFocusInput>;

/** The work that was given. */
export const askFocusOutput = z.object({ assignmentId: z.string() });

/** How many answers there are, and what part of them was right (0 to 1); of none it is 0. */
const tally = z.object({ answered: z.int(), share: z.number() });
/** As far as so few answers can tell: `changeBetween` of `shared/classes/certainty.ts` has the rule. Null: too few. */
const change = z.enum(changes).nullable();

const check = tally.extend({
  kind: z.enum(['exit', 'again']),
  assignmentId: z.string(),
  /** The day on which it was given, where the class is. */
  day: z.string(),
  students: z.int(),
  /** How many different questions. */
  items: z.int(),
  change,
});

const focusPoint = z.object({
  point: z.string(),
  before: tally.extend({ students: z.int() }),
  /** The exit quiz first, then each time that it was asked again. */
  checks: z.array(check),
  /**
   * When it is to be asked again: `returning` of `shared/classes/returning.ts` has the rule. Null where a later lesson has
   * taken it up: then it returns with that one.
   */
  returning: z.object({ state: z.enum(['waits', 'due', 'done']), on: z.string() }).nullable(),
  /** Each student of the roster who answered in the exit quiz, by the alphabet. */
  students: z.array(z.object({ id: z.string(), name: z.string(), before: tally, after: tally, change })),
});
export type FocusPoint = z.infer<typeof focusPoint>;

/** The lessons that were planned from the mistakes of a class, the last first. */
export const focusList = z.object({
  /** Whether the caller may plan and give. */
  mayTeach: z.boolean(),
  items: z.array(
    z.object({
      id: z.string(),
      createdAt: isoDate,
      /** The lesson, for who planned it, while it is there. */
      lesson: z.object({ id: z.string(), title: z.string() }).nullable(),
      points: z.array(focusPoint),
    }),
  ),
});
export type FocusList = z.infer<typeof focusList>;
export type Focus = FocusList['items'][number];
