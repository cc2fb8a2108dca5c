import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Accommodation, accommodation } from '#shared/classes/accommodation';
import { lengthened } from '#shared/classes/time-factors';
import { type Rules, rules } from '#shared/items/question-set';
import { speedPart, usualSeconds } from '#shared/items/speed-score';

const sourceWithRules = z.object({ rules });

/**
 * The rules that an attempt was begun by. They are kept with it: a later change of the quiz changes no attempt that
 * runs.
 */
export function rulesOf(source: Prisma.JsonValue): Rules | undefined {
  const parsed = sourceWithRules.safeParse(source);
  return parsed.success ? parsed.data.rules : undefined;
}

/** What the player of an attempt needed when it began. A later change by their teacher changes no attempt that runs. */
export function accommodationIn({ accommodation: kept }: { accommodation: Prisma.JsonValue }): Accommodation | null {
  return accommodation.safeParse(kept).data ?? null;
}

/** A date that never comes: keys wait until somebody says so. */
const never = new Date('9999-12-31T00:00:00Z');

/** Attempts that wait for their owner, and for no date. */
export const waitsForOwner = { releasedAt: never } satisfies Prisma.AttemptWhereInput;

/**
 * When the time of an attempt that begins now is over, and from when its keys may be seen. A user who plays by a link
 * could come again under another name: so where attempts are limited, the keys of such an attempt wait until it closes,
 * or until its owner releases them; its score does not (`showsScore`). Somebody who needs more time has more minutes;
 * the closing date is for all.
 */
export function datesOf(
  { scoring, minutes, closesAt, release, attempts }: Rules,
  now: Date,
  { isOwner = false, needs = null }: { isOwner?: boolean; needs?: Accommodation | null } = {},
): { deadlineAt: Date | null; releasedAt: Date | null } {
  const closes = closesAt ? new Date(closesAt) : null;
  const length = minutes && scoring !== 'untimed' ? lengthened(minutes, needs?.timeFactor ?? null) : undefined;
  const over = length === undefined ? null : new Date(now.getTime() + length * 60_000);
  const ends = [over, closes].filter((date) => date !== null);
  const deadlineAt = ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null;
  if (release === 'by-hand') return { deadlineAt, releasedAt: never };
  const waits = release === 'closed' || (release === 'end' && attempts !== undefined && !isOwner);
  return { deadlineAt, releasedAt: waits ? (closes ?? never) : null };
}

/** A revision may take its time until its work closes, and go back and forth, by the other rules of the work. */
export function revisionRules({ minutes: _, secondsPerItem: _seconds, ...rules }: Rules): Rules {
  return { ...rules, scoring: 'untimed', oneWay: false };
}

/** Only an attempt that tells each key at once is practice. */
export const modeOf = ({ release }: Rules): 'practice' | 'test' => (release === 'each' ? 'practice' : 'test');

/** Attempts whose keys and score their player may see. */
export function whereReleased(now: Date): Prisma.AttemptWhereInput {
  return { OR: [{ releasedAt: null }, { releasedAt: { lte: now } }] };
}

/** Attempts whose answers may be added up for a reader: a test that runs, or waits for its release, tells nothing. */
export function countable(now: Date): Prisma.AttemptWhereInput {
  return { AND: [{ OR: [{ mode: 'practice' }, { finishedAt: { not: null } }] }, whereReleased(now)] };
}

export function isReleased(
  { finishedAt, releasedAt }: { finishedAt: Date | null; releasedAt: Date | null },
  now: Date,
): boolean {
  return finishedAt !== null && (releasedAt === null || releasedAt <= now);
}

/** Whether the player may see the score: with the keys, or at the end where only these wait. */
export function showsScore(
  attempt: { finishedAt: Date | null; releasedAt: Date | null; source: Prisma.JsonValue },
  now: Date,
): boolean {
  return isReleased(attempt, now) || (attempt.finishedAt !== null && rulesOf(attempt.source)?.release === 'end');
}

interface TimedAttempt {
  rules: Rules | undefined;
  /** What the player needs. */
  needs: Accommodation | null;
  startedAt: Date;
  answers: readonly { itemId: string }[];
}

/**
 * What part of its points an answer is worth for its speed, by the server's clock: the time of the attempt so far,
 * shared among what was answered in it. Each question has no clock of its own, as all of them may be read before the
 * first is answered: so reading ahead takes as much time as it saves. A user who changes an answer has taken all of its
 * time. Whose time has no limit loses nothing by taking it.
 */
export function partForSpeed({ rules, needs, startedAt, answers }: TimedAttempt, itemId: string, now: Date): number {
  if (rules?.scoring !== 'speed') return 1;
  const secondsPerItem = lengthened(rules.secondsPerItem ?? usualSeconds, needs?.timeFactor ?? null);
  if (secondsPerItem === undefined) return 1;
  const isChanged = answers.some((answer) => answer.itemId === itemId);
  const each = (now.getTime() - startedAt.getTime()) / (answers.length + 1);
  return speedPart({ tookMs: isChanged ? Number.POSITIVE_INFINITY : each, secondsPerItem });
}
