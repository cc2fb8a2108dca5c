import { accommodationIn } from '#server/domain/access/attempt-rules';
import type { Deps } from '#server/domain/platform/deps';
import { type HeardLines, heardFrom } from '#server/domain/speech/say';
import type { LiveLineInput } from '#shared/api/speech';
import { err, type Result } from '#shared/core/result';
import { playerView, spareChoice } from '#shared/items/player-view';
import { linesOf } from '#shared/items/spoken-lines';
import { spokenQuestion } from '#shared/items/spoken-question';
import { isAlone } from '#shared/live/ways';
import { withoutSpared } from '#shared/live/without-spared';
import { findPlayer, type LiveVisitor } from './find-players';
import { asks } from './public-view';
import { findGame, questionsOf, type StoredGame } from './stored-game';

/** A line of the question that a player of a live game has before them, and those after it. */
export async function findLiveLines(
  { db }: Pick<Deps, 'db'>,
  visitor: LiveVisitor,
  { gameId, itemId, part, line }: LiveLineInput,
): Promise<Result<HeardLines, 'live_not_playing' | 'live_kicked' | 'item_not_found'>> {
  const player = await findPlayer(db, visitor, gameId);
  if (!player.ok) return player;
  const game = await findGame(db, gameId);
  if (!game) return err('live_not_playing');
  const items = await questionsOf(db, gameId);
  const item = items.find(({ id }, place) => id === itemId && isShown(game, place));
  if (!item) return err('item_not_found');
  if (part === 'script') return heardFrom(linesOf(item.audioText ?? ''), line);
  const spare = accommodationIn(player.value)?.fewerChoices ? spareChoice(item, game.seed) : undefined;
  const without = spare === undefined ? {} : { [item.id]: spare };
  return heardFrom(spokenQuestion(withoutSpared(playerView(item, { seed: game.seed }), without)), line);
}

function isShown({ settings, state: { phase, question } }: StoredGame, place: number): boolean {
  return isAlone(settings) ? phase !== 'lobby' : asks.includes(phase) && place === question;
}
