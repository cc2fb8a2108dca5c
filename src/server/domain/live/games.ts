import { liveGamesOf } from '#server/domain/access/live-games';
import { type Actor, record } from '#server/domain/audit/record';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { ListLiveInput, LiveList } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { gameState } from '#shared/live/game';
import { liveSettings } from '#shared/live/settings';
import { holdGame } from './stored-game';

const pageSize = 30;

/** The games that the user may host, the last made first: where a tab was closed, the way back is here. */
export async function listGames(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { limit = pageSize, cursor }: ListLiveInput,
): Promise<Result<LiveList, 'cursor_invalid'>> {
  const after = cursor ? readCursor(cursor, 'live') : undefined;
  if (cursor && (!after || Number.isNaN(Date.parse(String(after.value))))) return err('cursor_invalid');
  const madeBefore = after && new Date(after.value);
  const rows = await db.liveGame.findMany({
    where: {
      AND: [
        liveGamesOf(user),
        after ? { OR: [{ createdAt: { lt: madeBefore } }, { createdAt: madeBefore, id: { lt: after.id } }] } : {},
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: {
      id: true,
      title: true,
      appId: true,
      classId: true,
      class: { select: { name: true } },
      settings: true,
      state: true,
      createdAt: true,
      endedAt: true,
      _count: { select: { players: { where: { kickedAt: null } } } },
    },
  });
  const items = rows
    .slice(0, limit)
    .map(({ class: inClass, settings, state, _count, createdAt, endedAt, ...game }) => ({
      ...game,
      className: inClass?.name ?? null,
      way: liveSettings.parse(settings).way,
      phase: gameState.parse(state).phase,
      players: _count.players,
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  const last = items.at(-1);
  const nextCursor =
    rows.length > limit && last ? writeCursor({ of: 'live', value: last.createdAt, id: last.id }) : null;
  return ok({ items, nextCursor });
}

/** Deletes a game with all that was answered. What students of a class have of it in their history stays. */
export async function removeGame(
  { db, clock, changes }: Pick<Deps, 'db' | 'clock' | 'changes'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, 'live_not_found'>> {
  const removed = await transact(db, async (tx): Promise<Result<void, 'live_not_found'>> => {
    if ((await tx.liveGame.count({ where: { id, ...liveGamesOf(user) } })) === 0) return err('live_not_found');
    if (!(await holdGame(tx, id))) return err('live_not_found');
    const count = await tx.livePlayer.count({ where: { gameId: id } });
    await tx.liveGame.delete({ where: { id }, select: { id: true } });
    await record(tx, user, { action: 'live.removed', at: clock.now(), details: { count } });
    return ok();
  });
  if (removed.ok) changes.tell({ kind: 'live', id });
  return removed;
}
