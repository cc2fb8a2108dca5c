import { expect } from 'vitest';
import { type FailureReason, failures } from '#shared/core/failures';

/** What a refused procedure throws; the sentence is the reason's own unless the test says another. */
export function refused(reason: FailureReason, message: string = failures[reason].text) {
  return expect.objectContaining({ code: failures[reason].code, message, cause: expect.objectContaining({ reason }) });
}

/** What a refused call of the wallet answers; `error` and `message` are the same sentence. */
export function refusedAnswer(reason: FailureReason, sentence: string = failures[reason].text) {
  return { success: false, error: sentence, message: sentence, reason };
}
