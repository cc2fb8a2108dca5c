import { createOutboxes } from '#client/lib/outbox';
import type { AttemptOutput } from '#shared/api/attempts';
import { isResponse } from '#shared/items/is-response';
import type { LearnerResponse } from '#shared/items/response';
import { withAnswer } from './attempt-changes';

/** An answer that the server does not have yet. Where a tab holds the attempt, only that tab sends it. */
export interface WaitingAnswer {
  itemId: string;
  response: LearnerResponse;
  tab?: string | undefined;
  /** Two tabs may send one answer, as none sees at once what another one has stored: under one name it counts once. */
  requestId?: string | undefined;
}

/** As it is read again: with its parts in one order. */
export const toWaiting = ({ itemId, response, tab, requestId }: WaitingAnswer): WaitingAnswer => ({
  itemId,
  response,
  ...(tab !== undefined && { tab }),
  ...(requestId !== undefined && { requestId }),
});

const isWaiting = (stored: unknown): stored is WaitingAnswer =>
  typeof stored === 'object' &&
  stored !== null &&
  'itemId' in stored &&
  typeof stored.itemId === 'string' &&
  'response' in stored &&
  isResponse(stored.response) &&
  isTextOrNone('tab' in stored ? stored.tab : undefined) &&
  isTextOrNone('requestId' in stored ? stored.requestId : undefined);

const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string';

/** The answers of an attempt that wait on this device. The key is older than the word attempt. */
export const answersOf = createOutboxes({
  read: (stored) => (isWaiting(stored) ? toWaiting(stored) : undefined),
  keyOf: (attemptId) => `round:${attemptId}:unsent`,
});

/** What a tab adds. A test keeps the last answer to each item; practice counts every try. */
export function addAnswer(attemptId: string, answer: WaitingAnswer): void {
  const { itemId, tab } = answer;
  answersOf(attemptId).change((waiting) => [
    ...(tab ? waiting.filter((one) => one.itemId !== itemId || one.tab !== tab) : waiting),
    answer,
  ]);
}

/** A tab that holds an attempt from now on sends what another tab of this browser left, too. */
export function adoptAnswers(attemptId: string, tab: string): void {
  if (answersOf(attemptId).read().length === 0) return;
  answersOf(attemptId).change((waiting) => waiting.map((answer) => ({ ...answer, tab })));
}

/** An attempt from the server, with what waits on this device on top. */
export function asHere(attempt: AttemptOutput): AttemptOutput {
  if (attempt.finishedAt) return attempt;
  return answersOf(attempt.id)
    .read()
    .reduce((current, { itemId, response }) => withAnswer(current, itemId, response), attempt);
}

/**
 * Whether another tab has sent something between a look at what waits and the attempt that was loaded after it: then it
 * is in neither, and would be asked again.
 */
export function wasSentMeanwhile(
  before: readonly WaitingAnswer[],
  { id, items }: { id: string; items: readonly { item: { id: string }; given?: unknown }[] },
): boolean {
  const now = answersOf(id).read();
  const isKnown = (itemId: string) =>
    now.some((one) => one.itemId === itemId) || items.some(({ item, given }) => item.id === itemId && given);
  return before.some(({ itemId }) => !isKnown(itemId));
}
