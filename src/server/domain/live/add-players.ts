import { liveGamesOf } from '#server/domain/access/live-games';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { AddPlayersInput, AddPlayersOutput } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { addPlayer, freeMadeUpName } from './join-game';
import { holdGame } from './stored-game';

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'changes'>;
type AddRefusal = 'live_not_found' | 'live_over' | 'live_full';

/** Adds players without a device, whose paper cards the host marks: all of them or none. */
export async function addPlayers(
  deps: Needs,
  user: User,
  { id, before, who }: AddPlayersInput,
): Promise<Result<AddPlayersOutput, AddRefusal>> {
  const { db, random, changes } = deps;
  const added = await transact(db, async (tx): Promise<Result<AddPlayersOutput, AddRefusal>> => {
    if ((await tx.liveGame.count({ where: { id, ...liveGamesOf(user) } })) === 0) return err('live_not_found');
    const game = await holdGame(tx, id);
    if (!game) return err('live_not_found');
    if (game.endedAt) return err('live_over');
    const known = await tx.livePlayer.count({ where: { gameId: id, tokenHash: null, enrolmentId: null } });
    if (known !== before) return ok({ added: 0 });
    const count = 'names' in who ? who.names.length : who.count;
    for (let place = 0; place < count; place += 1) {
      const name = ('names' in who && who.names[place]) || (await freeMadeUpName(tx, random, id));
      const player = await addPlayer(tx, deps, game, { name, needs: null });
      if (!player.ok) return player;
    }
    return ok({ added: count });
  });
  if (added.ok) changes.tell({ kind: 'live', id });
  return added;
}
