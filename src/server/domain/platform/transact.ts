import type { Result } from '#shared/core/result';
import type { Db, Transaction } from './deps';

/**
 * Does work in one transaction, and takes back all that it wrote where it answers a refusal. `db.$transaction` itself is
 * for work that cannot be refused, and for the few refusals after which something is to stay.
 */
export function transact<Answer extends Result<unknown>>(
  db: Db,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(db, work, ({ ok }) => ok);
}

/** Does work in one transaction to see what would come of it, and takes back all that it wrote. */
export function rehearse<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(db, work, () => false);
}

async function inTransaction<T>(
  db: Db,
  work: (tx: Transaction) => Promise<T>,
  isKept: (outcome: T) => boolean,
): Promise<T> {
  /** Thrown, because only that rolls a transaction back. */
  class RolledBack extends Error {
    constructor(readonly outcome: T) {
      super('Nothing of this transaction stays.');
    }
  }

  try {
    return await db.$transaction(async (tx) => {
      const outcome = await work(tx);
      if (!isKept(outcome)) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}
