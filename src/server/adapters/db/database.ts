import type { Db, Reader } from '../../domain/deps';

/** An open database, whichever it is. */
export interface Database {
  db: Db;
  reader: Reader;
  close(): Promise<void>;
}

/** Where a database is: SQLite in a file, or PostgreSQL behind a URL with so many connections. */
export type DatabaseAddress = { file: string } | { url: string; connections: number };

/** Said to the clients of both databases. */
export const clientOptions = {
  // Otherwise its errors quote what was to be written, and end in the log.
  errorFormat: 'minimal',
  // A queue of writes is normal when a class presses the same button: wait for it.
  transactionOptions: { maxWait: 15_000, timeout: 15_000 },
} as const;
