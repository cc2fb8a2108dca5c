import type Sqlite from 'better-sqlite3';

/*
 * SQLite can add a column to a table, and little else: for the rest Prisma makes the table anew, copies its rows and
 * drops the old one. With that go its triggers, of which the schema knows nothing. So a table is only made anew where
 * it has to be, and then its triggers are made again.
 */

/** One table that is made anew: its new definition, the copying, and its indexes. */
const remaking =
  /CREATE TABLE "new_(\w+)" \(\n([\s\S]*?)\n\);\nINSERT INTO [^;]*;\nDROP TABLE "\1";\nALTER TABLE "new_\1" RENAME TO "\1";\n((?:CREATE (?:UNIQUE )?INDEX [^;]*;\n)*)/g;

/**
 * What Prisma wrote for SQLite, with columns added in place where nothing else changes, and with the triggers of the
 * tables that are made anew. `migrated` is a database that has every migration so far; it is left as it was.
 */
export function keepTriggers(sql: string, migrated: Sqlite.Database): string {
  const result = sql.replaceAll(remaking, (whole, table: string, definition: string, indexes: string) => {
    return addedInPlace(migrated, { table, definition, indexes }) ?? whole + triggersOf(migrated, table).join('');
  });
  // Nothing is left to copy: then neither is what stands around copying.
  return /CREATE TABLE "new_/.test(result) ? result : result.replaceAll(/^(PRAGMA .*|-- RedefineTables)\n/gm, '');
}

/** The statements that make the triggers of a table. */
function triggersOf(database: Sqlite.Database, table: string): string[] {
  return database
    .prepare<[string], string>(`SELECT "sql" FROM sqlite_master WHERE "type" = 'trigger' AND "tbl_name" = ?`)
    .pluck()
    .all(table)
    .map((statement) => `${statement};\n`);
}

interface Remade {
  table: string;
  definition: string;
  indexes: string;
}

/** The same change without a new table, where all of it is columns and indexes that SQLite can add. */
function addedInPlace(database: Sqlite.Database, { table, definition, indexes }: Remade): string | undefined {
  const columns = new Set(columnsOf(database, table).map(({ name }) => name));
  const additions = newColumns(definition, columns).map((column) => `ALTER TABLE "${table}" ADD COLUMN ${column};\n`);
  const there = new Set(indexesOf(database, table));
  const indexStatements = indexes.split(/(?<=;\n)/).filter((index) => index !== '');
  const inPlace = [...additions, ...indexStatements.filter((index) => !there.has(index))].join('');
  const keepsIndexes = [...there].every((index) => indexStatements.includes(index));
  const makesNew = `CREATE TABLE "new_${table}" (\n${definition}\n);`;
  return keepsIndexes && additions.every(isTakenByRows) && areAlike(database, table, makesNew, inPlace)
    ? `-- AlterTable\n${inPlace}`
    : undefined;

  function isTakenByRows(addition: string): boolean {
    // SQLite says so only of a table with rows.
    const tried = `CREATE TABLE "tried" ("x"); INSERT INTO "tried" VALUES (1);`;
    return isPossible(database, tried + addition.replace(`"${table}"`, '"tried"'));
  }
}

/** The definitions of columns that the table has not, each with what it points at. */
function newColumns(definition: string, columns: Set<string>): string[] {
  const lines = definition.split('\n').map((line) => line.trim().replace(/,$/, ''));
  const links = new Map(
    lines.flatMap((line) => {
      const [, column, target] = /^CONSTRAINT "\w+" FOREIGN KEY \("(\w+)"\) (REFERENCES .*)$/.exec(line) ?? [];
      return column && target ? [[column, target] as const] : [];
    }),
  );
  return lines.flatMap((line) => {
    const [, column] = /^"(\w+)" /.exec(line) ?? [];
    if (!column || columns.has(column)) return [];
    const target = links.get(column);
    return [target ? `${line} ${target}` : line];
  });
}

interface Column {
  name: string;
}

/** What a table's columns are, in an order that does not depend on when they were added. */
function columnsOf(database: Sqlite.Database, table: string): Column[] {
  return database
    .prepare<[string], Column>(
      'SELECT "name", "type", "notnull", "dflt_value", "pk" FROM pragma_table_info(?) ORDER BY 1',
    )
    .all(table);
}

function linksOf(database: Sqlite.Database, table: string): unknown[] {
  return database
    .prepare('SELECT "from", "table", "to", "on_update", "on_delete" FROM pragma_foreign_key_list(?) ORDER BY 1, 2, 3')
    .all(table);
}

function indexesOf(database: Sqlite.Database, table: string): string[] {
  return database
    .prepare<[string], string>(
      `SELECT "sql" FROM sqlite_master WHERE "type" = 'index' AND "tbl_name" = ? AND "sql" IS NOT NULL`,
    )
    .pluck()
    .all(table)
    .map((statement) => `${statement};\n`);
}

/** Whether both ways lead to the same table. */
function areAlike(database: Sqlite.Database, table: string, makesNew: string, inPlace: string): boolean {
  let isAlike = false;
  const isDone = isPossible(database, makesNew + inPlace, () => {
    const shape = (name: string) => JSON.stringify([columnsOf(database, name), linksOf(database, name)]);
    isAlike = shape(table) === shape(`new_${table}`);
  });
  return isDone && isAlike;
}

/** Whether SQLite takes the statements; nothing of them stays. */
function isPossible(database: Sqlite.Database, statements: string, look: () => void = () => {}): boolean {
  database.exec('BEGIN');
  try {
    database.exec(statements);
    look();
    return true;
  } catch {
    return false;
  } finally {
    database.exec('ROLLBACK');
  }
}
