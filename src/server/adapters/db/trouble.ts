import type { FailureReason } from '../../../shared/failures';

/** What a database may be unable to do for a while, through nobody's mistake. */
type Trouble = Extract<FailureReason, `database_${string}`>;

interface Sign {
  /** How codes of SQLite, PostgreSQL, their drivers and Prisma begin. */
  code: RegExp;
  trouble: Trouble;
  /** For the log: whoever keeps the portal running has to know where to look. */
  line: string;
  /** The connection stays in trouble when the file is in order again. */
  needsReopening?: true;
}

/** The code of a file that is not where it was opened. */
export const movedCode = 'PORTAL_DATABASE_MOVED';

const signs: Sign[] = [
  {
    code: /^(SQLITE_BUSY|SQLITE_LOCKED|55P03$|53300$|P1008$|P2024$|P2028$|P2034$)/,
    trouble: 'database_busy',
    line: 'The database was locked by another process for too long: nothing of this call was saved.',
  },
  {
    code: new RegExp(`^${movedCode}$`),
    trouble: 'database_not_saving',
    line: 'The database file is not where it was opened, so nothing is saved: put it back, or restart the portal.',
  },
  {
    code: /^SQLITE_READONLY/,
    trouble: 'database_not_saving',
    line: 'The database file may not be written: look at its owner and rights, and those of the -wal and -shm beside it.',
    needsReopening: true,
  },
  {
    code: /^(SQLITE_(FULL|IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMSIZE))|53100$|25006$)/,
    trouble: 'database_not_saving',
    line: 'The database could not be written: is the disk full?',
  },
  {
    code: /^(SQLITE_(CANTOPEN|IOERR|NOTADB|CORRUPT|PROTOCOL)|57P0|08|ECONN|ETIMEDOUT$|P1001$|P1002$|P1017$)/,
    trouble: 'database_away',
    line: 'The database cannot be reached: look at its file and its disk.',
    needsReopening: true,
  },
];

/** What is the matter with the database, where that is why something failed. */
export function databaseTrouble(error: unknown): Trouble | undefined {
  return signIn(error)?.trouble;
}

/** A line for the log, where the database is why something failed. */
export function whatIsWrong(error: unknown): string | undefined {
  return signIn(error)?.line;
}

export function needsReopening(error: unknown): boolean {
  return signIn(error)?.needsReopening === true;
}

function signIn(error: unknown): Sign | undefined {
  const codes = codesIn(error);
  return signs.find(({ code }) => codes.some((one) => code.test(one)));
}

/** The driver's own code lies deep in what Prisma throws. */
function codesIn(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const own = ['originalCode', 'code'].map((name): unknown => Reflect.get(error, name));
  const inner = ['meta', 'driverAdapterError', 'cause'].flatMap((name) => codesIn(Reflect.get(error, name), depth + 1));
  return [...own.filter((code) => typeof code === 'string'), ...inner];
}
