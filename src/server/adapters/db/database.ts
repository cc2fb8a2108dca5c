import type { ProcessChanges } from '#server/adapters/changes';
import type { Db, Reader } from '#server/domain/platform/deps';

/** An open database, whichever it is. */
export interface Database {
  db: Db;
  reader: Reader;
  changes: ProcessChanges;
  close(): Promise<void>;
}

/**
 * Where a database is: SQLite in a file, or PostgreSQL behind a URL with so many connections, and where the server
 * itself is where that URL leads to a pooler.
 */
export type DatabaseAddress = { file: string } | { url: string; connections: number; directUrl?: string | undefined };

/** Which database it is, for people to read: without the user and the password. */
export function nameOfDatabase(address: DatabaseAddress): string {
  if ('file' in address) return `SQLite in ${address.file}`;
  const { host, pathname, searchParams } = new URL(address.url);
  return `PostgreSQL at ${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}

/** A queue of writes is normal when a class presses the same button: so long it is waited for at least. */
const queueMs = 15_000;

/** Said to the clients of both databases. Who waits longer for what is locked waits as long for a turn. */
export function clientOptions(waitMs = 0) {
  const longest = Math.max(queueMs, waitMs);
  return {
    // Otherwise its errors quote what was to be written, and end in the log.
    errorFormat: 'minimal',
    transactionOptions: { maxWait: longest, timeout: longest },
  } as const;
}
