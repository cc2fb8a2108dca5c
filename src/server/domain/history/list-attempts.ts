import type { Prisma } from '#prisma/generated/sqlite/client';
import { showsScore } from '#server/domain/access/attempt-rules';
import { playerOf } from '#server/domain/attempts/attempt-access';
import { toMode } from '#server/domain/attempts/attempt-output';
import { toKind } from '#server/domain/library/resource-row';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { HistoryInput, HistoryPage } from '#shared/api/history';
import { textSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { seenAttempts } from './visible-attempts';

const pageSize = 50;

/** One page of the attempts that the caller may see, last begun first. */
export async function listAttempts(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { limit = pageSize, cursor, ...filters }: HistoryInput,
): Promise<Result<HistoryPage, 'cursor_invalid' | 'user_not_found'>> {
  const { db, clock } = deps;
  // A cursor belongs to one set of filters: with others it would leave attempts out.
  const of = `history ${textSeed(JSON.stringify(filters))}`;
  const after = cursor ? readCursor(cursor, of) : undefined;
  if (cursor && (!after || Number.isNaN(Date.parse(String(after.value))))) return err('cursor_invalid');
  const seen = await seenAttempts(deps, user, filters);
  if (!seen.ok) return seen;
  const now = clock.now();
  const begunBefore = after && new Date(after.value);
  const orderBy = [{ startedAt: 'desc' }, { id: 'desc' }] satisfies Prisma.AttemptOrderByWithRelationInput[];
  // An index knows which attempts are next; only their own rows, long with questions, are read then.
  const next = await db.attempt.findMany({
    where: {
      AND: [
        seen.value,
        after ? { OR: [{ startedAt: { lt: begunBefore } }, { startedAt: begunBefore, id: { lt: after.id } }] } : {},
      ],
    },
    orderBy,
    take: limit + 1,
    select: { id: true },
  });
  const rows = await db.attempt.findMany({
    where: { id: { in: next.slice(0, limit).map(({ id }) => id) } },
    orderBy,
    select: {
      id: true,
      userId: true,
      guestName: true,
      user: { select: { username: true } },
      appId: true,
      title: true,
      mode: true,
      source: true,
      resourceId: true,
      resourceVersion: true,
      resource: { select: { ownerId: true, kind: true } },
      startedAt: true,
      finishedAt: true,
      releasedAt: true,
      score: true,
      maxScore: true,
    },
  });
  const items = rows.map((row) => {
    const isOwner = row.resource?.ownerId === user.id && row.userId !== user.id && row.finishedAt !== null;
    return {
      id: row.id,
      player: playerOf(row),
      appId: row.appId,
      title: row.title,
      mode: toMode(row.mode),
      resourceId: row.resourceId,
      resourceKind: row.resource && toKind(row.resource.kind),
      resourceVersion: row.resourceVersion,
      startedAt: row.startedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      seconds: row.finishedAt && Math.round((row.finishedAt.getTime() - row.startedAt.getTime()) / 1000),
      score: isOwner || showsScore(row, now) ? row.score : null,
      maxScore: row.maxScore,
    };
  });
  const last = items.at(-1);
  const nextCursor = next.length > limit && last ? writeCursor({ of, value: last.startedAt, id: last.id }) : null;
  return ok({ items, nextCursor });
}
