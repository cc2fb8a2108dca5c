import { createOutboxes } from '#client/lib/outbox';
import type { AnswerLiveInput } from '#shared/api/live';
import { isResponse } from '#shared/items/is-response';

/** An answer that the server does not have yet. Its id is made before it is sent, so that it counts once. */
export type LiveAnswer = Pick<AnswerLiveInput, 'question' | 'ballot' | 'response' | 'requestId'>;

type Place = Pick<LiveAnswer, 'question' | 'ballot'>;
export const isAt =
  ({ question, ballot }: Place) =>
  (one: Place): boolean =>
    one.question === question && one.ballot === ballot;

const isLiveAnswer = (stored: unknown): stored is LiveAnswer =>
  typeof stored === 'object' &&
  stored !== null &&
  'question' in stored &&
  Number.isInteger(stored.question) &&
  'ballot' in stored &&
  (stored.ballot === 1 || stored.ballot === 2) &&
  'response' in stored &&
  isResponse(stored.response) &&
  'requestId' in stored &&
  typeof stored.requestId === 'string';

/** The answers of a player that wait on this device. */
export const liveAnswersOf = createOutboxes({
  read: (stored) => (isLiveAnswer(stored) ? stored : undefined),
  keyOf: (playerId) => `live:${playerId}:unsent`,
});

/** Keeps an answer until the server has it. Of two to one question the first stays, as on the server. */
export function addLiveAnswer(playerId: string, answer: LiveAnswer): void {
  liveAnswersOf(playerId).change((waiting) => (waiting.some(isAt(answer)) ? waiting : [...waiting, answer]));
}
