import { liveGamesOf } from '#server/domain/access/live-games';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { nameKey, type User } from '#server/domain/platform/user';
import type { LivePlayerInput, RenamePlayerInput } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { namedInGame } from './join-game';
import { holdGame } from './stored-game';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>;
type PlayerRefusal = 'live_not_found' | 'live_player_not_found' | 'live_over';

/** Takes a player out: what they answered counts no more, and the same device does not come back. */
export async function kickPlayer(
  { db, clock, changes }: Needs,
  user: User & Actor,
  { id, playerId }: LivePlayerInput,
): Promise<Result<void, PlayerRefusal>> {
  const at = clock.now();
  const kicked = await transact(db, async (tx): Promise<Result<void, PlayerRefusal>> => {
    const found = await heldPlayer(tx, user, { id, playerId });
    if (!found.ok) return found;
    const { count } = await tx.livePlayer.updateMany({
      where: { id: playerId, kickedAt: null },
      data: { kickedAt: at, isHere: false },
    });
    if (count > 0) await record(tx, user, { action: 'live.player-kicked', at });
    return ok();
  });
  if (kicked.ok) changes.tell({ kind: 'live', id });
  return kicked;
}

/** Gives a player another name, where the one they have should not stand on a wall. */
export async function renamePlayer(
  { db, clock, changes }: Needs,
  user: User & Actor,
  { id, playerId, name }: RenamePlayerInput,
): Promise<Result<void, PlayerRefusal>> {
  const renamed = await transact(db, async (tx): Promise<Result<void, PlayerRefusal>> => {
    const found = await heldPlayer(tx, user, { id, playerId });
    if (!found.ok) return found;
    // In other letters it is the same name, and keeps its number.
    const data = nameKey(name) === found.value.nameKey ? { name } : await namedInGame(tx, id, name);
    await tx.livePlayer.update({ where: { id: playerId }, data, select: { id: true } });
    await record(tx, user, { action: 'live.player-renamed', at: clock.now() });
    return ok();
  });
  if (renamed.ok) changes.tell({ kind: 'live', id });
  return renamed;
}

/** A player of a game of the user's that is held and goes on. */
async function heldPlayer(
  tx: Transaction,
  user: User,
  { id, playerId }: LivePlayerInput,
): Promise<Result<{ nameKey: string }, PlayerRefusal>> {
  if ((await tx.liveGame.count({ where: { id, ...liveGamesOf(user) } })) === 0) return err('live_not_found');
  const game = await holdGame(tx, id);
  if (!game) return err('live_not_found');
  if (game.endedAt) return err('live_over');
  const player = await tx.livePlayer.findFirst({ where: { id: playerId, gameId: id }, select: { nameKey: true } });
  return player ? ok(player) : err('live_player_not_found');
}
