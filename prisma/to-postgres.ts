import Sqlite from 'better-sqlite3';
import { postgresAdapter } from '#server/adapters/db/postgres-adapter';
import { bePresent } from '#server/adapters/db/presence';
import { BadSettings } from '#server/config';
import { Prisma } from './generated/sqlite/client';
import { migrate } from './migrate';
import { type Column, type Copied, comparing, filling, inserting, values } from './to-postgres-rows';

interface Copy {
  /** The SQLite file. */
  from: string;
  /** The address of the PostgreSQL database. */
  to: string;
  /** Told after each batch, which is then safe; where it throws, the copy stops there and can be gone on with. */
  onBatch?(table: string, rows: number): void;
}

interface Outcome {
  /** Rows of each table, the same on both sides. */
  rows: Map<string, number>;
  users: number;
  /** How many texts held a character that PostgreSQL cannot keep; it was taken out. */
  cleaned: number;
  wasResumed: boolean;
}

/**
 * Copies a portal from SQLite into an empty PostgreSQL database, and compares every row and every balance. Each batch
 * is noted in the transaction that writes it, so that a copy which was interrupted goes on where it was. Throws
 * `BadSettings` where it may not begin, and `CopyDiffers` where the two sides differ in the end.
 */
export async function copyToPostgres({ from, to, onBatch }: Copy): Promise<Outcome> {
  const address = { url: to, connections: 2 };
  // Before it is migrated: a running portal may be of an older version.
  const stopped = openStopped(from);
  stopped.close();
  await migrate({ file: from });
  await migrate(address);
  const presence = await bePresent(to, 'alone');
  if (!presence) throw new BadSettings('A portal is running on the PostgreSQL database. Stop it first.');
  const source = openStopped(from);
  const connection = await postgresAdapter(address).connect();
  const client = await connection.underlyingDriver().connect();
  try {
    const target: Query = async (sql, params) => (await client.query(sql, params)).rows;
    const tables = await tablesInOrder(target);
    const wasResumed = await begin(target, tables);
    const rows = new Map<string, number>();
    let cleaned = 0;
    for (const table of tables) await copyTable(source, target, table, onBatch);
    for (const table of tables) {
      await fillLater(source, target, table);
      const compared = await compareTable(source, target, table);
      rows.set(table.name, compared.rows);
      cleaned += compared.cleaned;
    }
    const users = await compareBalances(source, target);
    await target(`INSERT INTO "PortalSetting" ("name", "value") VALUES ($1, to_jsonb($2::text))`, [
      copiedName,
      new Date().toISOString(),
    ]);
    await target(`DROP TABLE ${notes}`);
    // By name: those of the whole server are not ours, and each would be a warning.
    await target(`ANALYZE ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
    return { rows, users, cleaned, wasResumed };
  } finally {
    client.release(true);
    await connection.dispose();
    await presence.end();
    source.close();
  }
}

/** The two sides are not the same. */
export class CopyDiffers extends Error {
  override name = 'CopyDiffers';
}

type Query = <Row extends Record<string, unknown>>(sql: string, params?: unknown[]) => Promise<Row[]>;

interface Table {
  name: string;
  columns: Column[];
  key: string[];
  /** Columns that point at tables which are copied after it: empty at first, and filled when all is there. */
  later: string[];
}

/** What was copied so far; gone once all of it is there and compared. */
const notes = '"_copy_from_sqlite"';

/** Says in the target, once all is there, that it was copied and when. */
const copiedName = 'copied-from-sqlite';

/**
 * Opens a file that nobody else has open, and keeps it so. SQLite leaves its write-ahead log only for a process that is
 * alone, so a portal that runs is noticed however idle it is.
 */
function openStopped(file: string): Sqlite.Database {
  const source = new Sqlite(file, { timeout: 5000 });
  try {
    source.pragma('journal_mode = DELETE');
    source.exec('BEGIN IMMEDIATE');
    return source;
  } catch (error) {
    source.close();
    if (!(error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error;
    throw new BadSettings('The SQLite portal is running, or something else has its file open. Stop it first.');
  }
}

/**
 * All tables of the data model with their columns, those that others point at first. Where tables point at each other,
 * one of them goes first without what may be empty. A row that points at another one of its own table was written after it,
 * and is copied after it.
 */
async function tablesInOrder(target: Query): Promise<Table[]> {
  const columns = await target<{ table: string; name: string; type: string }>(`
    SELECT a.attrelid::regclass::text AS "table", a.attname AS "name", format_type(a.atttypid, a.atttypmod) AS "type"
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY a.attnum`);
  const keys = await target<{ table: string; name: string }>(`
    SELECT i.indrelid::regclass::text AS "table", a.attname AS "name"
    FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
    WHERE i.indisprimary`);
  const links = await target<{ from: string; to: string; column: string; mayBeEmpty: boolean }>(`
    SELECT k.conrelid::regclass::text AS "from", k.confrelid::regclass::text AS "to", a.attname AS "column",
      NOT a.attnotnull AS "mayBeEmpty"
    FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
    WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`);
  const quoted = (name: string) => `"${name}"`;
  const waiting = new Set<string>(Object.values(Prisma.ModelName));
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const ahead = (name: string) =>
      links.filter((link) => link.from === quoted(name) && [...waiting].some((one) => link.to === quoted(one)));
    const free = [...waiting].filter((name) => ahead(name).length === 0);
    const ready =
      free.length > 0 ? free : [...waiting].filter((name) => ahead(name).every((link) => link.mayBeEmpty)).slice(0, 1);
    if (ready.length === 0) throw new Error(`These tables point at each other: ${[...waiting].join(', ')}.`);
    const later = new Map(ready.map((name) => [name, ahead(name).map(({ column }) => column)]));
    for (const name of ready) {
      waiting.delete(name);
      const of = <Row extends { table: string; name: string }>(rows: Row[]) =>
        rows.filter((row) => row.table === quoted(name));
      const key = of(keys).map((row) => row.name);
      ordered.push({ name, columns: of(columns), key, later: later.get(name) ?? [] });
    }
  }
  return ordered;
}

/** Makes the notes of a new copy in an empty target, or finds those of an unfinished one. True for the latter. */
async function begin(target: Query, tables: Table[]): Promise<boolean> {
  const [{ found } = { found: null }] = await target<{ found: string | null }>(
    `SELECT to_regclass('${notes}')::text AS found`,
  );
  if (!found) {
    await target(`CREATE TABLE ${notes} ("table" text PRIMARY KEY, "last" bigint NOT NULL, "rows" bigint NOT NULL)`);
  }
  for (const { name } of tables) {
    const [{ rows } = { rows: '0' }] = await target<{ rows: string }>(`SELECT count(*) AS rows FROM "${name}"`);
    const noted = await noteOf(target, name);
    if (Number(rows) === noted.rows) continue;
    if (!found) await target(`DROP TABLE ${notes}`);
    const [copied] = await target<{ at: string }>(
      `SELECT "value" #>> '{}' AS at FROM "PortalSetting" WHERE "name" = $1`,
      [copiedName],
    );
    if (copied) {
      throw new BadSettings(
        `Already copied on ${copied.at}: nothing was copied again. Start the portal with this DATABASE_URL, or name an empty database.`,
      );
    }
    throw new BadSettings(
      `The PostgreSQL database is not empty: ${name} holds ${rows} rows that no unfinished copy put there. Name an empty database.`,
    );
  }
  return found !== null;
}

async function noteOf(target: Query, table: string): Promise<{ last: number; rows: number }> {
  const [note] = await target<{ last: string; rows: string }>(
    `SELECT "last", "rows" FROM ${notes} WHERE "table" = $1`,
    [table],
  );
  return { last: Number(note?.last ?? 0), rows: Number(note?.rows ?? 0) };
}

/** Copies what is missing of a table. */
async function copyTable(
  source: Sqlite.Database,
  target: Query,
  table: Table,
  onBatch: Copy['onBatch'],
): Promise<void> {
  let { last, rows } = await noteOf(target, table.name);
  for (const batch of batchesOf(source, table, last)) {
    const { given } = values(
      table.columns,
      batch.map((row) => without(row, table.later)),
    );
    last = Math.max(...batch.map(({ rowid }) => rowid));
    rows += batch.length;
    await target('BEGIN');
    try {
      await target(inserting(table, batch.length), given);
      await target(
        `INSERT INTO ${notes} VALUES ($1, $2, $3) ON CONFLICT ("table") DO UPDATE SET "last" = $2, "rows" = $3`,
        [table.name, last, rows],
      );
      await target('COMMIT');
    } catch (error) {
      await target('ROLLBACK');
      throw error;
    }
    onBatch?.(table.name, rows);
  }
}

const without = (row: Copied, columns: readonly string[]): Copied => ({
  ...row,
  ...Object.fromEntries(columns.map((name) => [name, null])),
});

/** Fills what waited for other tables. Doing it twice changes nothing. */
async function fillLater(source: Sqlite.Database, target: Query, table: Table): Promise<void> {
  if (table.later.length === 0) return;
  const names = [...table.key, ...table.later];
  const part = { ...table, columns: table.columns.filter(({ name }) => names.includes(name)) };
  for (const batch of batchesOf(source, part, 0)) {
    const pointing = batch.filter((row) => table.later.some((name) => row[name] !== null));
    if (pointing.length === 0) continue;
    await target(filling(part, table.later, pointing.length), values(part.columns, pointing).given);
  }
}

/** PostgreSQL takes 65,535 values in a statement. */
const valuesAtOnce = 20_000;

function* batchesOf(source: Sqlite.Database, { name, columns }: Table, after: number): Generator<Copied[]> {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const select = source.prepare<[number, number], Copied>(
    `SELECT "rowid" AS "rowid", ${names} FROM "${name}" WHERE "rowid" > ? ORDER BY "rowid" LIMIT ?`,
  );
  const size = Math.floor(valuesAtOnce / columns.length);
  for (;;) {
    const batch = select.all(after, size);
    if (batch.length > 0) yield batch;
    if (batch.length < size) return;
    after = batch.at(-1)?.rowid ?? after;
  }
}

/** Compares a table row by row. Answers how many rows there are, and how many of their texts had to be cleaned. */
async function compareTable(source: Sqlite.Database, target: Query, table: Table) {
  let rows = 0;
  let cleaned = 0;
  for (const batch of batchesOf(source, table, 0)) {
    const sent = values(table.columns, batch);
    const [{ same } = { same: '0' }] = await target<{ same: string }>(comparing(table, batch.length), sent.given);
    const differing = batch.length - Number(same);
    if (differing > 0)
      throw new CopyDiffers(`${table.name}: ${differing} rows differ. Begin again with an empty database.`);
    rows += batch.length;
    cleaned += sent.cleaned;
  }
  const [{ there } = { there: '0' }] = await target<{ there: string }>(`SELECT count(*) AS there FROM "${table.name}"`);
  if (Number(there) !== rows) throw new CopyDiffers(`${table.name}: ${rows} rows in SQLite, ${there} in PostgreSQL.`);
  return { rows, cleaned };
}

/** The same words to both. */
const balancesSql = `
  SELECT u."id", u."username", u."aiCredits", coalesce(sum(l."amount"), 0) AS "ledger"
  FROM "User" u LEFT JOIN "LedgerEntry" l ON l."userId" = u."id" GROUP BY u."id", u."username", u."aiCredits"`;

interface Balance extends Record<string, unknown> {
  id: string;
  username: string;
  aiCredits: number;
  ledger: number | string;
}

/** Every balance is what its ledger adds up to, on both sides. Answers how many users there are. */
async function compareBalances(source: Sqlite.Database, target: Query): Promise<number> {
  const there = new Map((await target<Balance>(balancesSql)).map((row) => [row.id, row]));
  const here = source.prepare<[], Balance>(balancesSql).all();
  const wrong = here.filter(({ id, aiCredits, ledger }) => {
    const other = there.get(id);
    return [Number(ledger), other?.aiCredits, Number(other?.ledger)].some((amount) => amount !== aiCredits);
  });
  if (wrong.length === 0) return here.length;
  const lines = wrong.slice(0, 20).map((row) => {
    const other = there.get(row.id);
    return `  ${row.username}: SQLite ${row.aiCredits} (ledger ${row.ledger}), PostgreSQL ${other?.aiCredits} (ledger ${other?.ledger})`;
  });
  throw new CopyDiffers(`${wrong.length} balances are not what their ledgers add up to:\n${lines.join('\n')}`);
}
