import { before } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { err, ok, type Result } from '#shared/core/result';
import { keepState } from './press-game';
import { holdGame } from './stored-game';

/** A game that nobody ended goes on until the night after the next: a lesson can be interrupted for a day. */
const goesOn = { days: 1 };

/** Ends games that were left, so that their codes lead nowhere and their classes have what was answered. */
export async function endOldGames(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<{ ended: number }> {
  const now = clock.now();
  let ended = 0;
  for (;;) {
    const old = await db.liveGame.findFirst({
      where: { endedAt: null, createdAt: { lt: before(now, goesOn) } },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    });
    if (!old) return { ended };
    signal.throwIfAborted();
    const done = await transact(db, async (tx): Promise<Result<void, 'live_over'>> => {
      const game = await holdGame(tx, old.id);
      if (!game || game.endedAt) return err('live_over');
      const { state } = game;
      await keepState(tx, { game }, { ...state, phase: 'ended', version: state.version + 1 }, now);
      return ok();
    });
    if (done.ok) ended += 1;
  }
}
