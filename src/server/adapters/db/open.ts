import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaClient } from '../../../../prisma/generated/sqlite/client';
import type { Db, Reader } from '../../domain/deps';
import { openReader } from './reader';
import { takeTurns } from './take-turns';

export interface Database {
  db: Db;
  reader: Reader;
  close(): Promise<void>;
}

/** WAL, so that readers and the writer do not wait for each other; FULL, because balances are money. */
const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/** How long a write waits for another process to finish its own. */
const busyTimeout = 5000;

/** The adapter that migrations and the client connect with. */
export function sqliteAdapter(file: string): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url: `file:${file}`, timeout: busyTimeout });
  return takeTurns({
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = await factory.connect();
      await adapter.executeScript(pragmas);
      return adapter;
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  });
}

/** Opens a migrated database file. */
export async function openDatabase(file: string): Promise<Database> {
  mkdirSync(path.dirname(file), { recursive: true });
  const db = new PrismaClient({
    adapter: sqliteAdapter(file),
    // A queue of writes is normal when a class presses the same button: wait for it.
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  });
  await db.$connect();
  const reader = openReader(file);
  return {
    db,
    reader,
    async close() {
      reader.close();
      await db.$disconnect();
    },
  };
}
