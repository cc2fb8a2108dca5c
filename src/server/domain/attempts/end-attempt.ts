import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import { moduleOf } from './activities/registry';
import { activityOf } from './activity-of';
import { notesOf } from './attempt-notes';
import { type AttemptRow, attemptSelect, itemsOf, ownAttempt, type Player, scoreOf, scoresOf } from './stored-attempt';
import { keepSums } from './work-sums';

/** The caller's own attempt, ended where its time is over. */
export async function findOwn(
  deps: Pick<Deps, 'db' | 'clock'>,
  player: Omit<Player, 'address'>,
  id: string,
): Promise<AttemptRow | null> {
  const attempt = await deps.db.attempt.findFirst({ where: ownAttempt(player, id), select: attemptSelect });
  return attempt && settle(deps, attempt);
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

/** Ends all of these attempts whose time is over. */
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
  const activity = activityOf(attempt.source);
  const notes = activity && moduleOf(activity).finish?.({ items: itemsOf(attempt), scores: scoresOf(attempt) });
  if (attempt.revisionOfId) {
    await tx.attemptAnswer.updateMany({
      where: { attemptId: attempt.revisionOfId, itemId: { in: itemsOf(attempt).map((item) => item.id) } },
      data: { revisedAt: at },
    });
    await keepSums(tx, attempt.revisionOfId);
  }
  const ended = await tx.attempt.update({
    where: { id },
    data: {
      finishedAt: at,
      ...scoreOf(attempt),
      ...(notes && { outcome: { ...notesOf(attempt), ...notes } }),
    },
    select: attemptSelect,
  });
  await keepSums(tx, id);
  return ended;
}
