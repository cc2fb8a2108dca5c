import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { Mutex } from 'async-mutex';
import { PrismaClient } from '#prisma/generated/sqlite/client';
import { createChanges } from '../changes';
import { clientOptions, type Database } from './database';
import { stillThere } from './same-file';
import { openReader } from './sqlite-reader';
import { queueWrites, retryWhileLocked } from './write-queue';

/** WAL, so that readers and the writer do not wait for each other; FULL, because balances are money. */
const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/** How long a write waits for another process to finish its own. */
const usualWaitMs = 5000;

/** SQLite itself waits by stopping the whole process, so it only may for a moment: then `takeTurns` waits. */
const sqliteWaitMs = 5;

interface Opening {
  waitMs?: number;
  whileReopening?(reopen: () => Promise<void>): Promise<void>;
}

/** The adapter that migrations and the client connect with. */
export function sqliteAdapter(
  file: string,
  { waitMs = usualWaitMs, whileReopening = (reopen) => reopen() }: Opening = {},
): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url: `file:${file}`, timeout: sqliteWaitMs });
  const connecting: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = await factory.connect();
      await retryWhileLocked({ line: new Mutex(), waitMs }, () => adapter.executeScript(pragmas));
      return adapter;
    },
    connectToShadowDb: () => factory.connectToShadowDb(),
  };
  return queueWrites(connecting, { waitMs, watch: () => stillThere(file), whileReopening });
}

/** Opens a migrated database file. */
export async function openSqlite(file: string, { waitMs }: Pick<Opening, 'waitMs'> = {}): Promise<Database> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  let reader: ReturnType<typeof openReader> | undefined;
  // SQLite shares what it knows of a file among a process's connections: all of them have to go at once.
  const whileReopening = async (reopen: () => Promise<void>) => {
    reader?.close();
    try {
      await reopen();
    } finally {
      reader?.open();
    }
  };
  const db = new PrismaClient({
    ...clientOptions(waitMs),
    adapter: sqliteAdapter(file, { ...(waitMs !== undefined && { waitMs }), whileReopening }),
  });
  await db.$connect();
  const opened = openReader(file);
  reader = opened;
  return {
    db,
    reader: opened,
    changes: createChanges(),
    async close() {
      opened.close();
      await db.$disconnect();
    },
  };
}
