import { accommodationIn } from '#server/domain/access/attempt-rules';
import { viewOf } from '#server/domain/attempts/attempt-output';
import { findOwn } from '#server/domain/attempts/end-attempt';
import { itemsOf, type Player } from '#server/domain/attempts/stored-attempt';
import type { Attempt, Deps, SoundFile, SpeechVoice } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { HeardLineInput, SayTextInput } from '#shared/api/speech';
import { err, ok, type Result } from '#shared/core/result';
import { playerView } from '#shared/items/player-view';
import { linesOf, type SpokenLine } from '#shared/items/spoken-lines';
import { spokenQuestion } from '#shared/items/spoken-question';

type Saying = Pick<Deps, 'limiter' | 'log'> & { voice: SpeechVoice };

/** What a visitor wants to hear, as sound: only what the portal has written itself. */
export async function sayPackText(
  { words, ...deps }: Saying & Pick<Deps, 'words'>,
  address: string,
  line: SayTextInput,
): Promise<Result<SoundFile, 'signed_out' | 'too_many_attempts' | 'speech_away'>> {
  const isKnown = await words.knows();
  return isKnown(line.text) ? say(deps, line, { limit: 'speech-address', address }) : err('signed_out');
}

/** A line, and those after it. */
export interface HeardLines {
  asked: SpokenLine;
  after: readonly SpokenLine[];
}

/** A line of somebody who is signed in, as sound. */
export function sayText(
  deps: Saying,
  user: Pick<User, 'id'>,
  line: SayTextInput,
): Promise<Result<SoundFile, 'too_many_attempts' | 'speech_away'>> {
  return say(deps, line, { limit: 'speech-account', key: user.id });
}

/**
 * A line of a question that lies before its player, and those after it: by its place alone, so that nobody has words of
 * their own said by a portal that does not know them, and no script has to be known where it is tested.
 */
export async function findHeardLines(
  deps: Pick<Deps, 'db' | 'clock'>,
  player: Player,
  { attemptId, itemId, part, line }: HeardLineInput,
): Promise<Result<HeardLines, 'attempt_not_found' | 'item_not_found'>> {
  const attempt = await findOwn(deps, player, attemptId);
  if (!attempt) return err('attempt_not_found');
  const item = itemsOf(attempt).find(({ id }) => id === itemId);
  if (!item) return err('item_not_found');
  const lines =
    part === 'script'
      ? linesOf(item.audioText ?? '')
      : spokenQuestion(playerView(item, viewOf(attempt, accommodationIn(attempt))));
  return heardFrom(lines, line);
}

/** Those from a place on. */
export function heardFrom(lines: readonly SpokenLine[], place: number): Result<HeardLines, 'item_not_found'> {
  const [asked, ...after] = lines.slice(place);
  return asked ? ok({ asked, after }) : err('item_not_found');
}

/** The line that was asked for as sound, for one attempt or one live game. */
export function sayHeardLine(
  deps: Saying,
  id: string,
  line: SpokenLine,
): Promise<Result<SoundFile, 'too_many_attempts' | 'speech_away'>> {
  return say(deps, line, { limit: 'speech-attempt', key: id });
}

/** Only what has to be asked of the speech server counts. */
async function say(
  { voice, limiter, log }: Saying,
  line: SpokenLine,
  attempt: Attempt,
): Promise<Result<SoundFile, 'too_many_attempts' | 'speech_away'>> {
  const before = await voice.kept(line);
  if (before) return ok(before);
  const tooMany = await limiter.take([attempt]);
  if (tooMany) return tooMany;
  const { answer, isShared } = await voice.say(line);
  if (isShared) await limiter.giveBack([attempt]);
  if (answer.ok) return ok(answer.value);
  log.warn({ reason: answer.reason }, 'The speech server did not say a line.');
  return err('speech_away');
}
