import { liveGamesOf } from '#server/domain/access/live-games';
import { closeJoinCode } from '#server/domain/classes/join-codes';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { groupCommit } from '#server/domain/platform/group-commit';
import { letOthersRun } from '#server/domain/platform/in-batches';
import type { User } from '#server/domain/platform/user';
import type { HostLive, PressInput } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { type GameState, type PressRefusal, reduce } from '#shared/live/game';
import { hostView } from './host-view';
import { keepResults } from './keep-results';
import { lookAtGame, readSnapshot, type Snapshot, waitsFor } from './snapshot';
import { holdGame } from './stored-game';

type Needs = Pick<Deps, 'db' | 'reader' | 'clock' | 'changes'>;

/** What the host presses, if the game is still where the host saw it. */
export async function pressGame(
  deps: Needs,
  user: User,
  { id, version, press }: PressInput,
): Promise<Result<HostLive, PressRefusal | 'live_not_found'>> {
  const { db, clock, changes } = deps;
  const pressed = await keepPresses(db, { id, user, version, press, at: clock.now() });
  if (!pressed.ok) return pressed;
  changes.tell({ kind: 'live-press', id });
  const after = await lookAtGame(deps, id);
  return after ? ok(hostView(after, clock.now().getTime())) : err('live_not_found');
}

interface Pressed extends PressInput {
  user: User;
  at: Date;
}

/** A bell rings in all classes of a school: presses of several games are written together. */
const keepPresses = groupCommit(
  async (tx, presses: readonly Pressed[]): Promise<Result<void, PressRefusal | 'live_not_found'>[]> => {
    const kept = new Map<Pressed, Result<void, PressRefusal | 'live_not_found'>>();
    for (const one of presses.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))) {
      kept.set(one, await keepPress(tx, one));
      await letOthersRun();
    }
    return presses.flatMap((one) => kept.get(one) ?? []);
  },
);

async function keepPress(
  tx: Transaction,
  { id, user, version, press, at }: Pressed,
): Promise<Result<void, PressRefusal | 'live_not_found'>> {
  if ((await tx.liveGame.count({ where: { id, ...liveGamesOf(user) } })) === 0) return err('live_not_found');
  // Answers that come meanwhile wait, and see what became of the game.
  const game = await holdGame(tx, id);
  if (!game) return err('live_not_found');
  const snapshot = await readSnapshot(tx, game);
  const { state, settings } = game;
  const moment = { now: at.getTime(), waitsFor: waitsFor(snapshot) };
  const next = reduce({ state, settings, questions: snapshot.items.length }, press, version, moment);
  if (!next.ok) return next;
  await keepState(tx, snapshot, next.value, at);
  return ok();
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
  await keepResults(tx, await readSnapshot(tx, { ...game, state }, { ofAll: true }), at);
}
