import type { Db, Reader } from '#server/domain/platform/deps';

/** An open database, whichever it is. */
export interface Database {
  db: Db;
  reader: Reader;
  close(): Promise<void>;
}

/** Where a database is: SQLite in a file, or PostgreSQL behind a URL with so many connections. */
export type DatabaseAddress = { file: string } | { url: string; connections: number };

/** Which database it is, for people to read: without the user and the password. */
export function nameOfDatabase(address: DatabaseAddress): string {
  if ('file' in address) return `SQLite in ${address.file}`;
  const { host, pathname, searchParams } = new URL(address.url);
  return `PostgreSQL at ${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}

/** Said to the clients of both databases. */
export const clientOptions = {
  // Otherwise its errors quote what was to be written, and end in the log.
  errorFormat: 'minimal',
  // A queue of writes is normal when a class presses the same button: wait for it.
  transactionOptions: { maxWait: 15_000, timeout: 15_000 },
} as const;
