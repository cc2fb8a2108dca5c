import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sqliteAdapter } from '#server/adapters/db/sqlite';
import { projectRoot } from '#server/config';
import type { MigratedDatabase } from './migrated-database';

/** The full-text index and its own tables. */
const searchTables = ['', '_config', '_content', '_data', '_docsize', '_idx'].map((ending) => `UserSearch${ending}`);

/** How long a process waits for another one that migrates. */
const patience = 120_000;

export function migratedSqlite(file: string): MigratedDatabase {
  return {
    provider: 'sqlite',
    schemaFile: path.join(projectRoot, 'prisma/schema.prisma'),
    adapter: sqliteAdapter(file),
    externalTables: searchTables,
    applied: async () => appliedIn(file),
    async alone(work) {
      mkdirSync(path.dirname(file), { recursive: true });
      // The engine locks the file for itself, so the lock is another file: SQLite's own goes with the process.
      const lockFile = `${file}.migrating`;
      const lock = lockedFile(lockFile);
      try {
        await work();
      } finally {
        rmSync(lockFile, { force: true });
        lock.close();
      }
    },
  };
}

/** Waits until no other process has it. */
function lockedFile(lockFile: string): Sqlite.Database {
  for (;;) {
    const lock = new Sqlite(lockFile, { timeout: patience });
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return lock;
    } catch (error) {
      lock.close();
      // The process that had it has taken the file away: then with a new one.
      if (!(error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_IOERR'))) throw error;
    }
  }
}

function appliedIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const database = new Sqlite(file, { readonly: true });
  try {
    return database
      .prepare<[], { migration_name: string }>(
        'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
      )
      .all()
      .map((row) => row.migration_name);
  } catch {
    // No such table yet.
    return [];
  } finally {
    database.close();
  }
}
