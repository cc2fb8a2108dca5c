import * as z from 'zod';
import { noTimeLimit, type TimeFactor } from '#shared/classes/time-factors';

/*
 * When answers to a question close, for each player. Nothing runs: whether somebody may still answer follows from this
 * and the clock. While it is paused no time passes.
 */
export const askTime = z.strictObject({
  /** As if there had been no pause: after one it is moved. */
  startedAt: z.int(),
  pausedAt: z.int().nullable(),
  /** For those who have as long as everybody; nothing where there is no limit. */
  ms: z.int().nullable(),
  /** The teacher has closed it also for those who have no limit. */
  isOver: z.boolean(),
  /** How long it was open for those, once it is closed. */
  overMs: z.int().nullable().default(null),
});
export type AskTime = z.infer<typeof askTime>;

export const opened = (now: number, seconds: number | null): AskTime => ({
  startedAt: now,
  pausedAt: null,
  ms: seconds === null ? null : seconds * 1000,
  isOver: false,
  overMs: null,
});

/**
 * How long after its end an answer may still arrive: when somebody's time is over, their device sends what they have
 * chosen by itself, and learns of a teacher's closing only then.
 */
export const graceMs = 1500;

/** How long it has been open. */
export const elapsed = ({ startedAt, pausedAt }: AskTime, now: number): number =>
  Math.max(0, (pausedAt ?? now) - startedAt);

const day = 24 * 60 * 60 * 1000;

/**
 * How long somebody took, in whole milliseconds: a day at most. A game at one's own pace is open for weeks, and so many
 * milliseconds are more than the database's whole numbers hold.
 */
export const timeTaken = (ask: AskTime, now: number): number => Math.min(day, Math.round(elapsed(ask, now)));

/** How long it is open for somebody who needs so many times as long as others. */
export function msFor({ ms, isOver, overMs }: AskTime, factor: TimeFactor | null): number {
  if (ms === null || factor === noTimeLimit) return isOver ? (overMs ?? 0) : Number.POSITIVE_INFINITY;
  return ms * (factor ?? 1);
}

/** Whether time is left for them, paused or not. */
export const hasTime = (ask: AskTime, factor: TimeFactor | null, now: number): boolean =>
  elapsed(ask, now) < msFor(ask, factor);

/** The same for an answer that arrives now. */
export const mayArrive = (ask: AskTime, factor: TimeFactor | null, now: number): boolean =>
  elapsed(ask, now) < msFor(ask, factor) + graceMs;

export const pause = (ask: AskTime, now: number): AskTime => ({ ...ask, pausedAt: now });

export const resume = (ask: AskTime, now: number): AskTime => ({
  ...ask,
  startedAt: now - elapsed(ask, now),
  pausedAt: null,
});

/** How much one press adds at most, in seconds. */
export const mostExtra = 300;

/** So many seconds more from now on where the time is over, else after it. */
export function extend(ask: AskTime, seconds: number, now: number): AskTime {
  const ms = ask.ms === null ? null : Math.max(ask.ms, elapsed(ask, now)) + seconds * 1000;
  return { ...ask, ms, isOver: false, overMs: null };
}

/**
 * The teacher closes it. What had a limit is over now for most, and later in the same proportion for those who have more
 * time; a second press closes it for those who have no limit. What had no limit is over for all.
 */
export function close(ask: AskTime, now: number): AskTime {
  const going = ask.pausedAt === null ? ask : resume(ask, now);
  const past = elapsed(going, now);
  if (going.ms === null || past >= going.ms) return { ...going, isOver: true, overMs: past };
  return { ...going, ms: past };
}

/** When it closes for somebody, by the server's clock, and while it is paused how much is left; nothing without a limit. */
export function closingFor(
  ask: AskTime,
  factor: TimeFactor | null,
): { closesAt: number | null; leftMs: number | null } {
  const ms = msFor(ask, factor);
  if (ms === Number.POSITIVE_INFINITY) return { closesAt: null, leftMs: null };
  const closesAt = Math.ceil(ask.startedAt + ms);
  return ask.pausedAt === null
    ? { closesAt, leftMs: null }
    : { closesAt: null, leftMs: Math.max(0, closesAt - ask.pausedAt) };
}
