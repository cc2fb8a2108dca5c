import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { guestAttempt } from '#server/domain/access/guest-attempt';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import type { User } from '#server/domain/platform/user';
import { placementOf } from '#shared/attempts/placement/result';
import { err, type Refusal } from '#shared/core/result';
import { isGraded } from '#shared/items/grade';
import { type Item, item } from '#shared/items/item';
import { notesOf } from './attempt-notes';
import { isPlacement, placementAnswers } from './placement-outcome';

export const attemptSelect = {
  id: true,
  userId: true,
  guestName: true,
  appId: true,
  title: true,
  source: true,
  mode: true,
  seed: true,
  items: true,
  startedAt: true,
  finishedAt: true,
  deadlineAt: true,
  releasedAt: true,
  holder: true,
  outcome: true,
  score: true,
  maxScore: true,
  answers: true,
  hints: true,
} satisfies Prisma.AttemptSelect;
export type AttemptRow = Prisma.AttemptGetPayload<{ select: typeof attemptSelect }>;

/** Who plays: a user, or a guest who is known by an address only. */
export interface Player {
  user: User | undefined;
  address: string;
}

/** The caller's own attempt; of a guest's, anyone who knows its id is the guest. */
export function ownAttempt(user: User | undefined, id: string): Prisma.AttemptWhereInput {
  return { id, OR: [guestAttempt, ...(user ? [{ userId: user.id }] : [])] };
}

const itemList = z.array(item);

/** The questions of an attempt with their keys, as they were made. */
export function itemsOf({ items }: { items: Prisma.JsonValue }): Item[] {
  return itemList.parse(items);
}

/** The same where an attempt may be too old to be read. */
export function readItems({ items }: { items: Prisma.JsonValue }): Item[] | undefined {
  return itemList.safeParse(items).data;
}

/** The caller's own attempt, ended where its time is over. */
export async function findOwn(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User | undefined,
  id: string,
): Promise<AttemptRow | null> {
  const found = await deps.db.attempt.findFirst({ where: ownAttempt(user, id), select: attemptSelect });
  return found && settle(deps, found);
}

/**
 * An attempt whose time is over is ended by the next request that looks at it, as of that time, with what was answered
 * by then.
 */
export async function settle({ db, clock }: Pick<Deps, 'db' | 'clock'>, attempt: AttemptRow): Promise<AttemptRow> {
  const { finishedAt, deadlineAt, id } = attempt;
  if (finishedAt || !deadlineAt || deadlineAt > clock.now()) return attempt;
  return db.$transaction((tx) => endAttempt(tx, id, deadlineAt));
}

/** Why nothing can be changed any more. */
export function whyOver({
  finishedAt,
  deadlineAt,
}: Pick<AttemptRow, 'finishedAt' | 'deadlineAt'>): Refusal<'attempt_finished' | 'time_is_up'> | undefined {
  if (!finishedAt) return undefined;
  return err(deadlineAt && finishedAt >= deadlineAt ? 'time_is_up' : 'attempt_finished');
}

/** An attempt that a tab holds is answered from that tab only. */
export function isHeldElsewhere({ holder }: Pick<AttemptRow, 'holder'>, tab: string | undefined): boolean {
  return holder !== null && holder !== tab;
}

/** Ends all rounds of these whose time is over. */
export async function settleOverdue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  where: Prisma.AttemptWhereInput,
): Promise<void> {
  const overdue = await db.attempt.findMany({
    where: { AND: [where, { finishedAt: null, deadlineAt: { lte: clock.now() } }] },
    select: { id: true, deadlineAt: true },
  });
  for (const { id, deadlineAt } of overdue) {
    if (deadlineAt) await db.$transaction((tx) => endAttempt(tx, id, deadlineAt));
  }
}

/** Ends an attempt and adds up its score. Ending it twice changes nothing. */
export async function endAttempt(tx: Transaction, id: string, at: Date): Promise<AttemptRow> {
  await lockAttempt(tx, id);
  const attempt = await tx.attempt.findUniqueOrThrow({ where: { id }, select: attemptSelect });
  if (attempt.finishedAt) return attempt;
  const placement = placementIn(attempt);
  return tx.attempt.update({
    where: { id },
    data: {
      finishedAt: at,
      ...scoreOf(attempt),
      ...(placement && { outcome: { ...notesOf(attempt), placement } }),
    },
    select: attemptSelect,
  });
}

function placementIn(attempt: AttemptRow) {
  if (!isPlacement(attempt.source)) return undefined;
  const scores = new Map(attempt.answers.map(({ itemId, score }) => [itemId, score]));
  return placementOf(placementAnswers(itemsOf(attempt), scores));
}

/** Points reached and possible. What a person has to mark counts once it is marked. */
export function scoreOf(attempt: Pick<AttemptRow, 'items' | 'answers'>): { score: number; maxScore: number } {
  const answers = new Map(attempt.answers.map((answer) => [answer.itemId, answer]));
  const counted = itemsOf(attempt).filter(
    (question) => isGraded(question) || (answers.get(question.id)?.verdict ?? 'ungraded') !== 'ungraded',
  );
  return {
    score: counted.reduce((sum, { id, points }) => sum + points * (answers.get(id)?.score ?? 0), 0),
    maxScore: counted.reduce((sum, { points }) => sum + points, 0),
  };
}
