import { TRPCError } from '@trpc/server';
import { expect } from 'vitest';
import { refusalOf } from '#server/trpc/failures';
import { type FailureReason, failures } from '#shared/core/failures';

/** What a refused procedure throws; the sentence is the reason's own unless the test says another. */
export function refused(reason: FailureReason, message: string = failures[reason].text) {
  return expect.objectContaining({ code: failures[reason].code, message, cause: expect.objectContaining({ reason }) });
}

/** Why a call was refused; a call that was answered is a fault of the test. */
export async function refusalBy(call: Promise<unknown>): Promise<FailureReason | undefined> {
  const error = await call.then(
    () => new Error('It was not refused.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof TRPCError)) throw error;
  return refusalOf(error);
}

/** What a refused call of the wallet answers; `error` and `message` are the same sentence. */
export function refusedAnswer(reason: FailureReason, sentence: string = failures[reason].text) {
  return { success: false, error: sentence, message: sentence, reason };
}
