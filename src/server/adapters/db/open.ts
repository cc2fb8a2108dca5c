import type { Database, DatabaseAddress } from './database';

interface Opening {
  /** How long a write waits for what somebody else has locked. */
  waitMs?: number;
  /** How long PostgreSQL may take to answer besides, before it counts as away. */
  answerMs?: number;
}

/** Opens a migrated database. Only the code of the one that is used is loaded. */
export async function openDatabase(address: DatabaseAddress, opening: Opening = {}): Promise<Database> {
  if ('file' in address) {
    const { openSqlite } = await import('./sqlite');
    return openSqlite(address.file, opening);
  }
  const { openPostgres } = await import('./postgres');
  return openPostgres(address, opening);
}

/**
 * Opens it for a portal that serves from it: as long as it is open, `npm run restore` and the copy to PostgreSQL
 * notice. On SQLite the open file is sign enough. Undefined while one of them is at work.
 */
export async function openForServing(address: DatabaseAddress, opening: Opening): Promise<Database | undefined> {
  if ('file' in address) return openDatabase(address, opening);
  const { bePresent } = await import('./presence');
  const presence = await bePresent(address.url, 'portal');
  if (!presence) return undefined;
  const database = await openDatabase(address, opening);
  return {
    ...database,
    async close() {
      await database.close();
      await presence.end();
    },
  };
}
