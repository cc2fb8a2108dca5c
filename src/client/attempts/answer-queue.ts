import * as z from 'zod';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { type LearnerResponse, learnerResponse } from '#shared/items/response';

/* Answers that could not be sent yet, kept on this device until they are. */

const storedAnswers = z.array(z.object({ itemId: z.string(), response: learnerResponse }));
export interface QueuedAnswer {
  itemId: string;
  response: LearnerResponse;
}

const keyOf = (attemptId: string) => `round:${attemptId}:unsent`;

export function readQueue(attemptId: string): QueuedAnswer[] {
  const parsed = storedAnswers.safeParse(readStoredJson(keyOf(attemptId)));
  return parsed.success ? parsed.data : [];
}

/** Takes out what was sent, and nothing that came since, here or in another tab. */
export function dropFromQueue(attemptId: string, sent: QueuedAnswer): void {
  const isSent = ({ itemId, response }: QueuedAnswer) =>
    itemId === sent.itemId && JSON.stringify(response) === JSON.stringify(sent.response);
  writeQueue(
    attemptId,
    readQueue(attemptId).filter((one) => !isSent(one)),
  );
}

/**
 * Whether another tab has sent something between a look at the queue and the attempt that was loaded after it: then it
 * is in neither, and would be asked again.
 */
export function wasSentMeanwhile(
  before: readonly QueuedAnswer[],
  { id, items }: { id: string; items: readonly { item: { id: string }; given?: unknown }[] },
): boolean {
  const now = readQueue(id);
  const isKnown = (itemId: string) =>
    now.some((one) => one.itemId === itemId) || items.some(({ item, given }) => item.id === itemId && given);
  return before.some(({ itemId }) => !isKnown(itemId));
}

/**
 * Runs what sends answers while no other tab of this browser does so for the same attempt: each would send them, and
 * they would count twice. Browsers have locks for https and for the same machine only; without them it runs at once.
 */
export async function inTurn<T>(attemptId: string, send: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(keyOf(attemptId), send);
}

export function writeQueue(attemptId: string, queue: readonly QueuedAnswer[]): void {
  writeStored(keyOf(attemptId), queue.length > 0 ? JSON.stringify(queue) : null);
}
