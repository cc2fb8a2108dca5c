import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';
import { Mutex } from 'async-mutex';
import { storable } from './storable';

/** What SQLite takes in one statement since 3.32. Prisma assumes 999, fewer than a school has students. */
const maxBindValues = 32_766;

/**
 * Makes every query of the SQLite adapter wait its turn behind an open transaction.
 *
 * The adapter sends all queries over one connection, and only transactions exclude each other. Without this, an
 * ordinary write that arrives while another request's transaction is open joins that transaction: it is acknowledged,
 * and vanishes if that transaction rolls back; and a read sees what is not committed.
 */
export function takeTurns(factory: SqlMigrationAwareDriverAdapterFactory): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => inTurns(await factory.connect()),
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

function inTurns(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const turn = new Mutex();
  // A query runs synchronously once it is called, so with nobody in line it need not take a turn of its own.
  const waiting = <T>(work: () => Promise<T>) => (turn.isLocked() ? turn.runExclusive(work) : work());
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => waiting(() => adapter.queryRaw(storable(query))),
    executeRaw: (query) => waiting(() => adapter.executeRaw(storable(query))),
    executeScript: (script) => waiting(() => adapter.executeScript(script)),
    async startTransaction(isolationLevel) {
      const release = await turn.acquire();
      try {
        return endingTurn(await startForWriting(adapter, isolationLevel), release);
      } catch (error) {
        release();
        throw error;
      }
    },
    getConnectionInfo: () => ({ supportsRelationJoins: false, ...adapter.getConnectionInfo?.(), maxBindValues }),
    dispose: () => adapter.dispose(),
  };
}

/**
 * The adapter opens deferred transactions: one that reads first and then writes fails at once when another process
 * wrote in between. Asking for the write lock at the start makes it wait instead.
 */
async function startForWriting(
  adapter: SqlDriverAdapter,
  isolationLevel: Parameters<SqlDriverAdapter['startTransaction']>[0],
) {
  const transaction = await adapter.startTransaction(isolationLevel);
  try {
    await adapter.executeScript('ROLLBACK; BEGIN IMMEDIATE');
    return transaction;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

function run(queryable: SqlQueryable, sql: string) {
  return queryable.executeRaw({ sql, args: [], argTypes: [] });
}

function endingTurn(transaction: Transaction, release: () => void): Transaction {
  return {
    provider: transaction.provider,
    adapterName: transaction.adapterName,
    options: transaction.options,
    queryRaw: (query) => transaction.queryRaw(storable(query)),
    executeRaw: (query) => transaction.executeRaw(storable(query)),
    commit: () => transaction.commit().finally(release),
    async rollback() {
      // After a COMMIT that failed, Prisma only says that it is over, and SQLite's transaction is still open.
      // Otherwise it was rolled back before, and there is nothing left to do.
      await run(transaction, 'ROLLBACK').catch(() => {});
      await transaction.rollback().finally(release);
    },
  };
}
