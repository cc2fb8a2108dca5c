// npm run backup [-- --to folder --keep 14]: a checked copy of the portal's data, while the portal goes on serving.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';
import { giveUp, options, portalDatabase, postgresTool, Sqlite, stamp, verify } from './stored-data.mjs';

const { to, keep } = options('to', 'keep');
if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) giveUp('--keep wants a number: how many backups are kept.');
const { file, postgres } = portalDatabase();
const folder = path.resolve(to ?? path.join(file ? path.dirname(file) : path.join(root, 'data'), 'backups'));
const ending = file ? '.db' : '.dump';
const copy = path.join(folder, `portal-${stamp()}${ending}`);
// Until it is checked it has another name, so that half a copy is never taken for a backup.
const part = `${copy}.part`;

if (file && !existsSync(file))
  giveUp(`There is no database at ${file}. Is DATABASE_URL what the portal is started with?`);
mkdirSync(folder, { recursive: true, mode: 0o700 });
try {
  const found = file ? await copySqlite() : copyPostgres();
  renameSync(part, copy);
  const megabytes = (statSync(copy).size / 1e6).toFixed(1);
  console.log(`Backed up and checked: ${copy} (${found}, ${megabytes} MB)`);
} catch (error) {
  for (const left of ['', '-wal', '-shm', '-journal']) rmSync(part + left, { force: true });
  giveUp(`No backup was made: ${error.message}`);
}
if (keep) removeOld(Number(keep));

async function copySqlite() {
  const database = new Sqlite(file, { readonly: true, timeout: 30_000 });
  // All in one step: SQLite would begin again each time that the portal writes between two of them.
  await database.backup(part, { progress: ({ remainingPages }) => remainingPages });
  database.close();
  const { users } = verify(part);
  return `${users} ${users === 1 ? 'user' : 'users'}`;
}

function copyPostgres() {
  postgresTool('pg_dump', ['--format=custom', `--file=${part}`], postgres);
  const tables = postgresTool('pg_restore', ['--list', part], postgres).match(/ TABLE DATA /g)?.length ?? 0;
  if (tables === 0) throw new Error('The dump holds no tables.');
  return `${tables} tables`;
}

/** The oldest go first; whatever else lies in the folder is nobody's business here. */
function removeOld(most) {
  const backups = readdirSync(folder).filter(
    (name) => /^portal-[\dT-]{19}\.(db|dump)$/.test(name) && name.endsWith(ending),
  );
  for (const name of backups.sort().slice(0, -most)) {
    rmSync(path.join(folder, name));
    console.log(`Removed: ${name}`);
  }
}
