import { setImmediate } from 'node:timers/promises';

/** So much is done before others have their turn: some milliseconds, and few statements for thousands of rows. */
const batchSize = 100;

/** Pieces of a long list, each to be followed by `letOthersRun`, so that nobody waits for all of it. */
export function* inBatches<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += batchSize) yield list.slice(from, from + batchSize);
}

/** Lets requests that came in the meantime go on. */
export const letOthersRun = () => setImmediate();
