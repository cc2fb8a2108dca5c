import { isReleased } from '#server/domain/access/attempt-rules';
import { findOwn } from '#server/domain/attempts/end-attempt';
import { type GameSource, gameSource } from '#server/domain/attempts/game-source';
import type { AttemptRow, Player } from '#server/domain/attempts/stored-attempt';
import type { Deps } from '#server/domain/platform/deps';
import type { GameOutput } from '#shared/api/twenty-questions';
import { questionLimit } from '#shared/games/twenty-questions/next-question';

/** An attempt that is a game. */
export interface GameRow extends AttemptRow {
  game: GameSource;
}

/** The game in an attempt; other attempts are no games. */
export function toGame(attempt: AttemptRow | null): GameRow | undefined {
  const game = gameSource.safeParse(attempt?.source).data;
  return attempt && game ? { ...attempt, game } : undefined;
}

/** The caller's own game, ended where its time is over; of a guest's in practice, anyone who knows its id is the guest. */
export async function findGame(
  deps: Pick<Deps, 'db' | 'clock'>,
  player: Omit<Player, 'address'>,
  id: string,
): Promise<GameRow | undefined> {
  return toGame(await findOwn(deps, player, id));
}

export const isFound = ({ turns, secret: { id } }: GameSource) =>
  turns.some((turn) => turn.kind === 'guessed' && turn.about === id);

type Viewed = Pick<GameRow, 'id' | 'title' | 'startedAt' | 'finishedAt' | 'deadlineAt' | 'releasedAt' | 'game'>;

/** A game as its player may see it. A secret that others may have to find, too, waits for its release. */
export function gameView(row: Viewed, now: Date): GameOutput {
  const { id, title, startedAt, finishedAt, deadlineAt, game } = row;
  const { level, category, grammar, own, turns, secret } = game;
  const found = isFound(game);
  const told = found || isReleased(row, now) ? secret : undefined;
  return {
    id,
    title,
    level,
    category: category ?? null,
    grammar,
    names: own.map(({ name }) => name),
    limit: questionLimit,
    turns,
    startedAt: startedAt.toISOString(),
    deadlineAt: deadlineAt?.toISOString() ?? null,
    now: now.toISOString(),
    over: finishedAt ? { found, secret: told?.name ?? null, emoji: told?.emoji ?? '' } : null,
  };
}
