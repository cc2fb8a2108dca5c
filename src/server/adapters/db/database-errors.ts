import type { FailureReason } from '#shared/core/failures';

/** What a database may be unable to do for a while, through nobody's mistake. */
type DatabaseFailure = Extract<FailureReason, `database_${string}`>;

interface Sign {
  /** How codes of SQLite, PostgreSQL, their drivers and Prisma begin. */
  code?: RegExp;
  /** PostgreSQL's driver gives some of its errors no code, and PgBouncer gives the same one to most of its own. */
  message?: RegExp;
  trouble: DatabaseFailure;
  /** For the log: the people who keep the portal running have to know where to look. */
  line: string;
  /** The connection stays in trouble when the file is in order again. */
  needsReopening?: true;
}

/** The code of a file that is not where it was opened. */
export const databaseMovedCode = 'PORTAL_DATABASE_MOVED';
/** The code of a connection over which nothing came for too long. */
export const databaseSilentCode = 'PORTAL_DATABASE_SILENT';

const signs: Sign[] = [
  {
    code: /^(53300$|P2024$)/,
    message: /^timeout exceeded when trying to connect/,
    trouble: 'database_busy',
    line: 'No connection to the database came free in time: see DATABASE_POOL, and max_connections of its server.',
  },
  {
    code: /^(SQLITE_BUSY|SQLITE_LOCKED|55P03$|57014$|P2028$|P2034$)/,
    trouble: 'database_busy',
    line: 'The database was locked by another process for too long: nothing of this call was saved.',
  },
  {
    code: new RegExp(`^${databaseMovedCode}$`),
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
    code: /^25006$/,
    trouble: 'database_not_saving',
    line: 'PostgreSQL takes no changes: look at default_transaction_read_only, and whether this server is a standby.',
  },
  {
    code: /^(SQLITE_(FULL|IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMSIZE))|53100$)/,
    trouble: 'database_not_saving',
    line: 'The database could not be written: is the disk full?',
  },
  {
    code: /^SQLITE_(CANTOPEN|IOERR|NOTADB|CORRUPT|PROTOCOL)/,
    trouble: 'database_away',
    line: 'The database cannot be reached: look at its file and its disk.',
    needsReopening: true,
  },
  {
    message: /^unsupported startup parameter/,
    trouble: 'database_away',
    line: 'The pooler refuses settings of our connections: its ignore_startup_parameters must name lock_timeout and idle_in_transaction_session_timeout.',
  },
  {
    code: new RegExp(`^${databaseSilentCode}$`),
    trouble: 'database_away',
    line: 'PostgreSQL did not answer in time: look at its server and at the way there, and see DATABASE_ANSWER_SECONDS.',
  },
  {
    // P1008 is how Prisma calls ETIMEDOUT, and SQLite's lock, which is known by its own code above.
    code: /^(57P0|08|ECONN|EPIPE$|EHOSTUNREACH$|ENETUNREACH$|ETIMEDOUT$|P1001$|P1002$|P1008$|P1017$)/,
    message: /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/,
    trouble: 'database_away',
    line: 'PostgreSQL cannot be reached: look at its server and at the way there. The portal connects anew by itself.',
  },
];

/** What is the matter with the database, where that is why something failed. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  return findSign(error)?.trouble;
}

/** A line for the log, where the database is why something failed. */
export function databaseErrorText(error: unknown): string | undefined {
  return findSign(error)?.line;
}

export function needsReopening(error: unknown): boolean {
  return findSign(error)?.needsReopening === true;
}

function findSign(error: unknown): Sign | undefined {
  const [codes, messages] = [textsIn(error, ['originalCode', 'code']), textsIn(error, ['message'])];
  return signs.find(
    ({ code, message }) => codes.some((one) => code?.test(one)) || messages.some((one) => message?.test(one)),
  );
}

/** The driver's own words lie deep in what Prisma throws. */
function textsIn(error: unknown, names: readonly string[], depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 5) return [];
  const own = names.map((name): unknown => Reflect.get(error, name));
  const inner = ['meta', 'driverAdapterError', 'cause'].flatMap((name) =>
    textsIn(Reflect.get(error, name), names, depth + 1),
  );
  return [...own.filter((text) => typeof text === 'string'), ...inner];
}
