// What backing up and restoring have in common: where the portal's data is, and whether a copy of it is whole.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadCarried } from './built-commands.mjs';
import { readSettingsFile, root } from './prepare.mjs';

readSettingsFile();

export const Sqlite = loadCarried('better-sqlite3');

// Copies hold all that the portal knows: nobody else on the machine reads them, not while they are made either.
process.umask(0o077);

/** Says why it cannot go on, and ends the process. */
export function giveUp(reason) {
  console.error(reason);
  process.exit(1);
}

/** The value after an option, as in `--to folder`. Anything else on the command line is a mistake. */
export function options(...known) {
  const words = process.argv.slice(2);
  const given = {};
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at].replace(/^--/, '');
    if (!known.includes(name) || words[at + 1] === undefined) {
      giveUp(`Unknown option ${words[at]}. There is: ${known.map((option) => `--${option} …`).join(', ')}`);
    }
    given[name] = words[at + 1];
  }
  return given;
}

/** Where the portal keeps its data, by the setting that it reads itself. */
export function portalDatabase() {
  const url = process.env.DATABASE_URL?.trim() || 'file:./data/portal.db';
  if (/^postgres(ql)?:/.test(url)) return { postgres: url };
  return { file: path.resolve(root, url.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, '')) };
}

/** Names files by the moment, in the order of time. */
export function stamp(now = new Date()) {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replaceAll(':', '-');
}

/**
 * Opens a copy and looks whether it is whole: the file itself, its references, the migrations, and that every balance
 * is what the ledger says. Throws what is wrong. The copy becomes one file that needs no other beside it.
 */
export function verify(file) {
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    database.pragma('journal_mode = DELETE');
    const integrity = database.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') throw new Error(`The file is damaged: ${integrity}`);
    const [stray] = database.pragma('foreign_key_check');
    if (stray) throw new Error(`A row of ${stray.table} refers to something that is not there.`);
    const all = (sql) => database.prepare(sql).pluck().all();
    checkMigrations(all('SELECT "migration_name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL'));
    const wrong = all(
      `SELECT u."id" FROM "User" u WHERE u."aiCredits" <>
         (SELECT coalesce(sum(l."amount"), 0) FROM "LedgerEntry" l WHERE l."userId" = u."id")`,
    );
    if (wrong.length > 0) throw new Error(`The balance of ${wrong.length} users is not what the ledger says.`);
    const [users] = all('SELECT count(*) FROM "User"');
    return { users };
  } finally {
    database.close();
  }
}

/** A copy from an older version is brought up to date at the next start; one from a newer version cannot be read. */
function checkMigrations(applied) {
  if (applied.length === 0) throw new Error('This is no database of the portal.');
  const known = new Set(readdirSync(path.join(root, 'prisma/migrations/sqlite')));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`This is from a newer version of the portal (it has ${unknown[0]}).`);
}

/** Runs one of PostgreSQL's own programs; the password goes where no other user of the machine sees it. */
export function postgresTool(name, args, url) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const { status, error, stdout, stderr } = spawnSync(name, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      ...(searchParams.get('sslmode') && { PGSSLMODE: searchParams.get('sslmode') }),
    },
  });
  if (error?.code === 'ENOENT') {
    giveUp(`${name} is not installed: it comes with PostgreSQL's client programs (apt-get install postgresql-client).`);
  }
  if (status !== 0) giveUp(`${name} failed:\n${stderr}`);
  return stdout;
}
