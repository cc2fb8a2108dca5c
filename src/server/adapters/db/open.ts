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
