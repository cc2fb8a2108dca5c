import { liveGamesOf } from '#server/domain/access/live-games';
import { closeJoinCode } from '#server/domain/classes/join-codes';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { HostLive, PressInput } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { type GameState, type PressRefusal, reduce } from '#shared/live/game';
import { hostView } from './host-view';
import { keepResults } from './keep-results';
import { readSnapshot, type Snapshot, waitsFor } from './snapshot';
import { holdGame } from './stored-game';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>;

/** What the host presses, if the game is still where the host saw it. */
export async function pressGame(
  { db, clock, changes }: Needs,
  user: User,
  { id, version, press }: PressInput,
): Promise<Result<HostLive, PressRefusal | 'live_not_found'>> {
  const pressed = await transact(db, async (tx): Promise<Result<Snapshot, PressRefusal | 'live_not_found'>> => {
    if ((await tx.liveGame.count({ where: { id, ...liveGamesOf(user) } })) === 0) return err('live_not_found');
    // Answers that come meanwhile wait, and see what became of the game.
    await holdGame(tx, id);
    const snapshot = await readSnapshot(tx, id);
    if (!snapshot) return err('live_not_found');
    const { state, settings } = snapshot.game;
    const at = clock.now();
    const moment = { now: at.getTime(), waitsFor: waitsFor(snapshot) };
    const next = reduce({ state, settings, questions: snapshot.items.length }, press, version, moment);
    if (!next.ok) return next;
    await keepState(tx, snapshot, next.value, at);
    // As it is now: other answers are looked at where it stands.
    const after = await readSnapshot(tx, id);
    return after ? ok(after) : err('live_not_found');
  });
  if (!pressed.ok) return pressed;
  changes.tell({ kind: 'live', id });
  return ok(hostView(pressed.value, clock.now().getTime()));
}

/** Keeps what became of a game. Where it is over, its code leads nowhere any more, and its class has the results. */
export async function keepState(
  tx: Transaction,
  { game }: Pick<Snapshot, 'game'>,
  state: GameState,
  at: Date,
): Promise<void> {
  const isOver = state.phase === 'ended';
  await tx.liveGame.updateMany({
    where: { id: game.id, version: game.state.version },
    data: { state, version: state.version, ...(isOver && { endedAt: at }) },
  });
  if (!isOver) return;
  await closeJoinCode(tx, { liveGameId: game.id });
  const all = await readSnapshot(tx, game.id, { ofAll: true });
  if (all) await keepResults(tx, all, at);
}
