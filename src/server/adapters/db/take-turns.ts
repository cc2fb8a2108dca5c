import { setTimeout as pause } from 'node:timers/promises';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';
import { Mutex } from 'async-mutex';
import { databaseTrouble } from './trouble';

/** What SQLite takes in one statement since 3.32. Prisma assumes 999, fewer than a school has students. */
const maxBindValues = 32_766;

interface Options {
  /** How long to wait while another process holds the database's lock. */
  waitMs: number;
  /** Begins to watch the file that was opened. What it answers throws where nothing may be written to it any more. */
  watch(): () => void;
}

/**
 * Makes every query of the SQLite adapter wait its turn behind an open transaction.
 *
 * The adapter sends all queries over one connection, and only transactions exclude each other. Without this, an
 * ordinary write that arrives while another request's transaction is open joins that transaction: it is acknowledged,
 * and vanishes if that transaction rolls back; and a read sees what is not committed.
 */
export function takeTurns(
  factory: SqlMigrationAwareDriverAdapterFactory,
  options: Options,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => inTurns(await factory.connect(), options),
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

function inTurns(adapter: SqlDriverAdapter, { waitMs, watch }: Options): SqlDriverAdapter {
  const turn = new Mutex();
  const mayWrite = watch();
  // A query runs synchronously once it is called, so with nobody in line it need not take a turn of its own.
  const inTurn = <T>(work: () => Promise<T>) => (turn.isLocked() ? turn.runExclusive(work) : work());
  const waiting = <T>(work: () => Promise<T>) => whenUnlocked(waitMs, () => inTurn(work));
  const writing = <T>(work: () => Promise<T>) => {
    mayWrite();
    return waiting(work);
  };
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    // What is read is still right when the file has gone, and a class can go on.
    queryRaw: async (query) => (isRead(query.sql) ? waiting : writing)(() => adapter.queryRaw(query)),
    executeRaw: async (query) => writing(() => adapter.executeRaw(query)),
    executeScript: async (script) => writing(() => adapter.executeScript(script)),
    startTransaction(isolationLevel) {
      // Each try is a turn of its own: while the lock is somebody else's, others can read.
      return whenUnlocked(waitMs, async () => {
        mayWrite();
        const release = await turn.acquire();
        try {
          return endingTurn(await startForWriting(adapter, isolationLevel), release);
        } catch (error) {
          release();
          throw error;
        }
      });
    },
    getConnectionInfo: () => ({ supportsRelationJoins: false, ...adapter.getConnectionInfo?.(), maxBindValues }),
    dispose: () => adapter.dispose(),
  };
}

const isRead = (sql: string) => sql.startsWith('SELECT');

/** Tries until the database is not locked by another process, and for no longer than that. */
export async function whenUnlocked<T>(waitMs: number, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (databaseTrouble(error) !== 'database_busy' || performance.now() >= until) throw error;
    }
    // By chance, so that two who wait do not meet again and again.
    await pause(10 + Math.random() * 20);
  }
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
    queryRaw: (query) => transaction.queryRaw(query),
    executeRaw: (query) => transaction.executeRaw(query),
    commit: () => transaction.commit().finally(release),
    async rollback() {
      // After a COMMIT that failed, Prisma only says that it is over, and SQLite's transaction is still open.
      // Otherwise it was rolled back before, and there is nothing left to do.
      await run(transaction, 'ROLLBACK').catch(() => {});
      await transaction.rollback().finally(release);
    },
  };
}
