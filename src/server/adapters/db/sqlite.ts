import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaClient } from '../../../../prisma/generated/sqlite/client';
import { type Database, transactionOptions } from './database';
import { openReader } from './sqlite-reader';
import { takeTurns } from './take-turns';

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
export async function openSqlite(file: string): Promise<Database> {
  mkdirSync(path.dirname(file), { recursive: true });
  const db = new PrismaClient({
    adapter: sqliteAdapter(file),
    transactionOptions,
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
