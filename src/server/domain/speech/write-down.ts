import { settingsFor } from '#server/domain/identity/profile/student-settings';
import type { Deps, SpeechEar } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { audioTypeOf } from '#server/domain/pronunciation/audio-type';
import { err, ok, type Result } from '#shared/core/result';

/**
 * What was understood of a recording, as text. Nothing of it is kept, and no sound in it is judged: no recogniser can.
 */
export async function writeDown(
  { db, limiter, log, ear }: Pick<Deps, 'db' | 'limiter' | 'log'> & { ear: SpeechEar },
  user: Pick<User, 'id'>,
  bytes: Uint8Array,
): Promise<Result<string, 'recognition_off' | 'no_speech_recording' | 'too_many_attempts' | 'speech_away'>> {
  if ((await settingsFor({ db }, user)).recognition === 'off') return err('recognition_off');
  const type = audioTypeOf(bytes);
  if (!type) return err('no_speech_recording');
  const tooMany = await limiter.take([{ limit: 'transcriptions-account', key: user.id }]);
  if (tooMany) return tooMany;
  const answer = await ear.writeDown({ bytes, type });
  if (answer.ok) return ok(answer.value);
  log.warn({ reason: answer.reason }, 'The speech server did not write down what was said.');
  return err('speech_away');
}
