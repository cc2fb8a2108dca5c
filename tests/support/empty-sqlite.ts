import Sqlite from 'better-sqlite3';
import { templateFile } from './template-database';

interface Row {
  type: string;
  name: string;
  sql: string;
}

const schemaIn = (db: Sqlite.Database) =>
  db.prepare<[], Row>('SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name').all();

const migrationsIn = (db: Sqlite.Database) =>
  db
    .prepare('SELECT migration_name, finished_at, rolled_back_at FROM _prisma_migrations ORDER BY migration_name')
    .all();

/** What is the same in all databases that were used as they should be. */
const lastingIn = (db: Sqlite.Database) => JSON.stringify([schemaIn(db), migrationsIn(db)]);

let known: { lasting: string; emptying: string } | undefined;

/** What the template is made of, and what empties a database like it: no trigger runs, of the audit log neither. */
function template() {
  if (known) return known;
  const db = new Sqlite(templateFile, { readonly: true });
  const schema = schemaIn(db);
  const lasting = lastingIn(db);
  db.close();
  const triggers = schema.filter(({ type }) => type === 'trigger');
  // A table for searching has others behind it, which it empties by itself.
  const searches = schema.filter(({ sql }) => sql.startsWith('CREATE VIRTUAL TABLE')).map(({ name }) => name);
  const tables = schema.filter(
    ({ type, name }) =>
      type === 'table' && name !== '_prisma_migrations' && !searches.some((search) => name.startsWith(search)),
  );
  const emptying = [
    'BEGIN IMMEDIATE',
    ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
    ...[...searches, ...tables.map(({ name }) => name)].map((name) => `DELETE FROM "${name}"`),
    ...triggers.map(({ sql }) => sql),
    'COMMIT',
  ].join(';\n');
  known = { lasting, emptying };
  return known;
}

/** Empties a database that a test has used. False where the test has changed more than rows. */
export function emptySqlite(file: string): boolean {
  const { lasting, emptying } = template();
  const db = new Sqlite(file);
  try {
    if (lastingIn(db) !== lasting) return false;
    db.pragma('foreign_keys = OFF');
    db.pragma('synchronous = OFF');
    db.exec(emptying);
    return true;
  } finally {
    db.close();
  }
}
