import { setTimeout as pause } from 'node:timers/promises';
import type { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { getPrismaClientClass, type PrismaClient } from '#prisma/generated/postgresql/client';
import type { Db } from '#server/domain/platform/deps';
import { clientOptions, type Database } from './database';
import { type Address, type Opening, postgresAdapter } from './postgres-adapter';
import { createPostgresChanges } from './postgres-changes';
import { openReader } from './postgres-reader';
import { storable } from './storable';

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
  const pool = connection.underlyingDriver();
  const changes = createPostgresChanges({
    listenAt: address.directUrl ?? address.url,
    notify: (channel, payload) => pool.query('SELECT pg_notify($1, $2)', [channel, payload]),
  });
  return {
    db: tryingAgain(client),
    reader: openReader(pool),
    changes,
    async close() {
      changes.end();
      await client.$disconnect();
    },
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
