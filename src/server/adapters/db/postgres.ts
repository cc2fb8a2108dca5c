import { setTimeout as pause } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { getPrismaClientClass, type PrismaClient } from '#prisma/generated/postgresql/client';
import type { Db } from '#server/domain/platform/deps';
import { clientOptions, type Database, type DatabaseAddress } from './database';
import { openReader } from './postgres-reader';
import { storable } from './storable';
import { watchedSocket } from './watched-socket';

type Address = Extract<DatabaseAddress, { url: string }>;

/** How long a call waits for a free connection, or for a server that does not answer, before it fails. */
const connectionTimeoutMillis = 15_000;

/** After so long the system asks a silent server whether it is there, and gives it ten seconds. */
const keepAliveInitialDelayMillis = 10_000;

interface Opening {
  /**
   * How long a statement waits for a lock that another transaction holds; as long as it takes where nothing is said.
   */
  waitMs?: number;
  /** How long a statement may take besides; as long as it takes where nothing is said, as migrations do. */
  answerMs?: number;
}

/** The adapter that migrations and the client connect with. */
export function postgresAdapter({ url, connections }: Address, { waitMs, answerMs }: Opening = {}) {
  // Waiting for a lock it is silent as well.
  const silenceMs = answerMs && answerMs + (waitMs ?? 0);
  return new PrismaPg({
    connectionString: url,
    max: connections,
    // All connections being in use is a queue as well.
    connectionTimeoutMillis: Math.max(connectionTimeoutMillis, waitMs ?? 0),
    keepAlive: true,
    keepAliveInitialDelayMillis,
    // To PostgreSQL, 0 is without end.
    ...(waitMs !== undefined && { lock_timeout: Math.max(1, waitMs) }),
    ...(silenceMs && {
      stream: () => watchedSocket(silenceMs),
      // And where PostgreSQL hears nothing of us, it lets go of what our transaction has locked.
      idle_in_transaction_session_timeout: silenceMs,
    }),
    // In the list of connections at the server.
    application_name: 'classroom-studio',
  });
}

const PrismaClientForPostgres = getPrismaClientClass();

/** Opens a migrated database. The client and the hot reads share one pool of connections. */
export async function openPostgres(address: Address, opening: Opening = {}): Promise<Database> {
  const factory = postgresAdapter(address, opening);
  const connection = await factory.connect();
  const client = new PrismaClientForPostgres({
    adapter: { provider: factory.provider, adapterName: factory.adapterName, connect: async () => storing(connection) },
    ...clientOptions(opening.waitMs),
  });
  await client.$connect();
  return {
    db: tryingAgain(client),
    reader: openReader(connection.underlyingDriver()),
    close: () => client.$disconnect(),
  };
}

/** Takes out of values what PostgreSQL does not keep, as the SQLite adapter does too. */
function storing(connection: Awaited<ReturnType<PrismaPg['connect']>>): SqlDriverAdapter {
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    queryRaw: (query) => connection.queryRaw(storable(query)),
    executeRaw: (query) => connection.executeRaw(storable(query)),
    executeScript: (script) => connection.executeScript(script),
    async startTransaction(isolationLevel) {
      const transaction = await connection.startTransaction(isolationLevel);
      return {
        provider: transaction.provider,
        adapterName: transaction.adapterName,
        options: transaction.options,
        queryRaw: (query) => transaction.queryRaw(storable(query)),
        executeRaw: (query) => transaction.executeRaw(storable(query)),
        commit: () => transaction.commit(),
        rollback: () => transaction.rollback(),
      };
    },
    getConnectionInfo: () => connection.getConnectionInfo(),
    dispose: () => connection.dispose(),
  };
}

/** How often a transaction is tried that was in the way of another one. */
const tries = 5;
const longestPauseMs = 100;

/**
 * Two transactions that wait for each other's rows cannot both go on: PostgreSQL ends one of them (40P01), or one that
 * cannot be put in an order with others (40001). Nothing of it happened, so it is begun anew.
 */
function tryingAgain(client: PrismaClient): Db {
  const transaction = async (...args: unknown[]) => {
    for (let left = tries; ; left -= 1) {
      try {
        return await Reflect.apply(client.$transaction, client, args);
      } catch (error) {
        if (left <= 1 || !wasInTheWay(error)) throw error;
        // By chance, so that two do not meet again and again.
        await pause(Math.random() * longestPauseMs);
      }
    }
  };
  return new Proxy(client, {
    get: (target, name) => (name === '$transaction' ? transaction : Reflect.get(target, name)),
  });
}

function wasInTheWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'P2034';
}
