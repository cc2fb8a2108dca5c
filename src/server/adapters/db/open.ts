import type { Database, DatabaseAddress } from './database';

/** Opens a migrated database. Only the code of the one that is used is loaded. */
export async function openDatabase(address: DatabaseAddress): Promise<Database> {
  if ('file' in address) {
    const { openSqlite } = await import('./sqlite');
    return openSqlite(address.file);
  }
  const { openPostgres } = await import('./postgres');
  return openPostgres(address);
}
