import { setTimeout as pause } from 'node:timers/promises';
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';
import { Mutex } from 'async-mutex';
import { databaseFailureOf, needsReopening } from './database-errors';
import { storable } from './storable';

/** What SQLite takes in one statement since 3.32. Prisma assumes 999, fewer than a school has students. */
const maxBindValues = 32_766;

interface Options {
  /** How long to wait while another process holds the database's lock. */
  waitMs: number;
  /** Begins to watch the file that was opened. What it answers throws where nothing may be written to it any more. */
  watch(): () => void;
  /** Does it when nobody else has the file open in this process. */
  whileReopening(reopen: () => Promise<void>): Promise<void>;
}

/**
 * Makes every query of the SQLite adapter wait its turn behind an open transaction.
 *
 * The adapter sends all queries over one connection, and only transactions exclude each other. Without this, an
 * ordinary write that arrives while another request's transaction is open joins that transaction: it is acknowledged,
 * and vanishes if that transaction rolls back; and a read sees what is not committed.
 */
export function queueWrites(
  factory: SqlMigrationAwareDriverAdapterFactory,
  options: Options,
): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => inTurns(() => factory.connect(), options),
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
}

async function inTurns(
  connect: () => Promise<SqlDriverAdapter>,
  { waitMs, watch, whileReopening }: Options,
): Promise<SqlDriverAdapter> {
  let adapter = await connect();
  const turn = new Mutex();
  const patience = { line: new Mutex(), waitMs };
  const mayWrite = watch();
  // What was read-only or out of reach when it was opened stays so for this connection, whatever becomes of the file.
  let isSpoilt = false;
  const noticing = async <T>(work: () => Promise<T>) => {
    try {
      return await work();
    } catch (error) {
      if (needsReopening(error)) isSpoilt = true;
      throw error;
    }
  };
  const reopen = async () => {
    if (!isSpoilt) return;
    await whileReopening(async () => {
      await adapter.dispose();
      adapter = await connect();
    });
    isSpoilt = false;
  };
  // A query runs synchronously once it is called, so with nobody in line it need not take a turn of its own.
  const inTurn = <T>(work: () => Promise<T>) => (turn.isLocked() ? turn.runExclusive(work) : work());
  const waiting = <T>(work: () => Promise<T>) => retryWhileLocked(patience, () => inTurn(() => noticing(work)));
  const writing = async <T>(work: () => Promise<T>) => {
    mayWrite();
    if (isSpoilt) await turn.runExclusive(reopen);
    return waiting(work);
  };
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    // What is read is still right when the file has gone, and a class can go on.
    queryRaw: (query) => (isRead(query.sql) ? waiting : writing)(() => adapter.queryRaw(storable(query))),
    executeRaw: (query) => writing(() => adapter.executeRaw(storable(query))),
    executeScript: (script) => writing(() => adapter.executeScript(script)),
    startTransaction(isolationLevel) {
      // Each try is a turn of its own: while the lock is somebody else's, others can read.
      return retryWhileLocked(patience, async () => {
        mayWrite();
        const release = await turn.acquire();
        try {
          await reopen();
          return endingTurn(await noticing(() => startForWriting(adapter, isolationLevel)), release, noticing);
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

/**
 * Tries until the database is not locked by another process, and for no longer than that. Of those in one line, one
 * tries.
 */
export async function retryWhileLocked<T>({ line, waitMs }: Waiting, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + waitMs;
  try {
    return await work();
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
  return line.runExclusive(async () => {
    for (;;) {
      // By chance, so that two processes do not miss each other's gaps again and again.
      await pause(2 + Math.random() * 10);
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || performance.now() >= until) throw error;
      }
    }
  });
}

interface Waiting {
  line: Mutex;
  waitMs: number;
}

const isBusy = (error: unknown) => databaseFailureOf(error) === 'database_busy';

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

function endingTurn(
  transaction: Transaction,
  release: () => void,
  noticing: <T>(work: () => Promise<T>) => Promise<T>,
): Transaction {
  return {
    provider: transaction.provider,
    adapterName: transaction.adapterName,
    options: transaction.options,
    queryRaw: (query) => noticing(() => transaction.queryRaw(storable(query))),
    executeRaw: (query) => noticing(() => transaction.executeRaw(storable(query))),
    commit: () => transaction.commit().finally(release),
    async rollback() {
      // After a COMMIT that failed, Prisma only says that it is over, and SQLite's transaction is still open.
      // Otherwise it was rolled back before, and there is nothing left to do.
      await run(transaction, 'ROLLBACK').catch(() => {});
      await transaction.rollback().finally(release);
    },
  };
}
