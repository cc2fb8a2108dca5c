import { statSync } from 'node:fs';
import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import { databaseMovedCode } from './database-errors';

/**
 * Throws once the file is not at its place any more. SQLite goes on writing to a file that was moved or deleted, and
 * all of that is gone with the next start.
 */
export function stillThere(file: string): () => void {
  const opened = identityOf(file);
  return () => {
    if (identityOf(file) === opened) return;
    const message = `${file} is not the file that was opened.`;
    throw new DriverAdapterError({
      kind: 'sqlite',
      extendedCode: 1,
      message,
      originalCode: databaseMovedCode,
      originalMessage: message,
    });
  };
}

/** Which file it is, whatever it is called; none for a database in memory. */
function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true });
  return stats && `${stats.dev}:${stats.ino}`;
}
