// npm run migrate:to-postgres -- --from ./data/portal.db --to postgresql://user:password@host/database
// Ends with 0 when all is there and the same, 1 when something differs or breaks, 2 when it may not begin.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtCommands } from './built-commands.mjs';
import { root } from './prepare.mjs';

const usage =
  'Usage: npm run migrate:to-postgres -- --from ./data/portal.db --to postgresql://user:password@host/database';

function given() {
  try {
    const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
    if (!values.from || !/^postgres(ql)?:\/\//.test(values.to ?? '')) return undefined;
    return { from: path.resolve(values.from.replace(/^file:/, '')), to: values.to };
  } catch {
    return undefined;
  }
}

function end(code, message) {
  console.error(message);
  process.exit(code);
}

const wanted = given() ?? end(2, usage);
if (!existsSync(wanted.from)) end(2, `There is no file ${wanted.from}.`);
const { copyToPostgres } = await builtCommands();

let shown = 0;
function onBatch(table, rows) {
  if (Date.now() - shown < 1000) return;
  shown = Date.now();
  console.log(`  ${table}: ${rows} rows so far`);
}

/** What encrypts the secrets of second steps lies beside an SQLite file, and in data/ where there is none. */
function sayWhereTheKeyGoes() {
  const [here, there] = [path.join(path.dirname(wanted.from), 'secrets.key'), path.join(root, 'data/secrets.key')];
  if (process.env.SECRETS_KEY || here === there || !existsSync(here)) return;
  console.log(`Copy ${here} to ${there}, or set SECRETS_KEY to what it holds: on PostgreSQL the portal looks there.`);
}

try {
  console.log('Copying. It may be interrupted, and goes on when it is run again.');
  const { rows, users, cleaned, wasResumed } = await copyToPostgres({ ...wanted, onBatch });
  if (wasResumed) console.log('A copy that had been interrupted was finished.');
  for (const [table, count] of rows) if (count > 0) console.log(`  ${table}: ${count}`);
  if (cleaned > 0) console.log(`${cleaned} texts held characters that PostgreSQL cannot keep; those were taken out.`);
  console.log(`Every row is the same on both sides, and so are the balances of ${users} users with their ledgers.`);
  sayWhereTheKeyGoes();
  console.log('Start the portal with this DATABASE_URL now, and keep the SQLite file as a backup.');
  process.exit(0);
} catch (error) {
  if (error.name === 'BadSettings') end(2, error.message);
  end(1, error.name === 'CopyDiffers' ? error.message : error);
}
