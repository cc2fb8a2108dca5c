// npm run restore -- --from file: puts a backup in the place of the portal's data, which is kept aside.
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { builtCommands } from './built-commands.mjs';
import { giveUp, options, portalDatabase, postgresTool, Sqlite, stamp, verify } from './stored-data.mjs';

const { from } = options('from');
if (!from) giveUp('Which backup? npm run restore -- --from data/backups/portal-….db');
const backup = path.resolve(from);
if (!existsSync(backup)) giveUp(`There is no file ${backup}.`);
const { file, postgres } = portalDatabase();
if (file) restoreSqlite();
else await restorePostgres();

function restoreSqlite() {
  if (path.resolve(backup) === file) giveUp('This is the portal’s own database.');
  mkdirSync(path.dirname(file), { recursive: true });
  // A copy is checked, not the backup itself: checking opens it, and it must stay as it was.
  const next = `${file}.restoring`;
  copyFileSync(backup, next);
  chmodSync(next, 0o600);
  const { users } = checked(next);
  standStill();
  const aside = `${file}.before-${stamp()}`;
  for (const ending of ['', '-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  keepOnDisk(next);
  renameSync(next, file);
  keepOnDisk(path.dirname(file));
  console.log(`Restored: ${users} ${users === 1 ? 'user' : 'users'}. Start the portal again.`);
  if (existsSync(aside)) console.log(`What was there before is now ${aside}`);
}

function checked(copy) {
  try {
    return verify(copy);
  } catch (error) {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(copy + ending, { force: true });
    return giveUp(`Nothing was restored, because this backup is not in order. ${error.message}`);
  }
}

/**
 * Nobody else may have the file open: SQLite only lets go of its log for a process that is alone, and takes it in for
 * it.
 */
function standStill() {
  if (!existsSync(file)) return;
  const database = new Sqlite(file, { timeout: 1000 });
  try {
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    // A file that is broken is what restoring is for.
    if (!error.code?.startsWith('SQLITE_BUSY')) return;
    rmSync(`${file}.restoring`, { force: true });
    giveUp('The portal is running on this database. Stop it first (systemctl stop classroom-studio).');
  } finally {
    database.close();
  }
}

function keepOnDisk(what) {
  const open = openSync(what, 'r');
  fsyncSync(open);
  closeSync(open);
}

async function restorePostgres() {
  const tables = postgresTool('pg_restore', ['--list', backup], postgres).match(/ TABLE DATA /g)?.length ?? 0;
  if (tables === 0) giveUp('Nothing was restored, because this backup holds no tables.');
  const others = 'SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  if (postgresTool('psql', ['-Atc', others], postgres).trim() !== '0') {
    giveUp('Somebody is connected to this database. Stop the portal first (systemctl stop classroom-studio).');
  }
  const { bePresent } = await builtCommands();
  const presence = await bePresent(postgres, 'alone');
  if (!presence) giveUp('The portal is running on this database. Stop it first (systemctl stop classroom-studio).');
  const aside = path.join(path.dirname(backup), `before-${stamp()}.dump`);
  postgresTool('pg_dump', ['--format=custom', `--file=${aside}`], postgres);
  const database = decodeURIComponent(new URL(postgres).pathname.slice(1));
  const all = ['--clean', '--if-exists', '--no-owner', '--single-transaction', `--dbname=${database}`, backup];
  postgresTool('pg_restore', all, postgres);
  console.log(`Restored: ${tables} tables. Start the portal again.`);
  console.log(`What was there before is now ${aside}`);
  await presence.end();
}
