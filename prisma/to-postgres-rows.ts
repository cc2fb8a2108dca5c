import { storableJson, storableText } from '#server/adapters/db/storable';

/* How rows of SQLite become rows of PostgreSQL. */

export interface Column {
  name: string;
  /** As PostgreSQL calls it. */
  type: string;
}

/** A row as SQLite gives it. */
export interface Copied {
  rowid: number;
  [column: string]: unknown;
}

interface Into {
  name: string;
  columns: Column[];
  key: string[];
}

/** The values of rows, one after the other, and how many texts had to be cleaned. */
export function values(columns: readonly Column[], rows: readonly Copied[]): { given: unknown[]; cleaned: number } {
  let cleaned = 0;
  const cells = rows.flatMap((row) =>
    columns.map(({ name, type }) => {
      const value = row[name];
      if (value === null || value === undefined) return null;
      if (type === 'boolean') return value === 1;
      if (type.startsWith('timestamp')) return inUtc(value);
      if (typeof value !== 'string') return value;
      const clean = type === 'jsonb' ? storableJson(value) : storableText(value);
      if (clean !== value) cleaned += 1;
      return clean;
    }),
  );
  return { given: cells, cleaned };
}

/** Prisma writes ISO texts in UTC, SQLite's own default a date and a time of UTC without saying so. */
function inUtc(value: unknown): string {
  if (typeof value === 'number') return new Date(value).toISOString();
  const text = String(value);
  return new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`).toISOString();
}

function places(columns: readonly Column[], rows: number): string {
  const row = (at: number) =>
    `(${columns.map(({ type }, place) => `$${at * columns.length + place + 1}::${type}`).join(', ')})`;
  return Array.from({ length: rows }, (_, at) => row(at)).join(', ');
}

const quoted = (names: readonly string[], of = '') => names.map((name) => `${of}"${name}"`).join(', ');

export function inserting({ name, columns }: Into, rows: number): string {
  return `INSERT INTO "${name}" (${quoted(columns.map((column) => column.name))}) VALUES ${places(columns, rows)}`;
}

/** Sets some columns of rows that are there, found by their key. */
export function filling({ name, columns, key }: Into, filled: readonly string[], rows: number): string {
  const names = columns.map((column) => column.name);
  return `
    UPDATE "${name}" kept SET ${filled.map((one) => `"${one}" = given."${one}"`).join(', ')}
    FROM (VALUES ${places(columns, rows)}) AS given (${quoted(names)})
    WHERE (${quoted(key, 'kept.')}) = (${quoted(key, 'given.')})`;
}

/** Counts those of the given rows that are there, just the same. */
export function comparing({ name, columns, key }: Into, rows: number): string {
  const names = columns.map((column) => column.name);
  return `
    SELECT count(*) AS "same"
    FROM (VALUES ${places(columns, rows)}) AS given (${quoted(names)})
    JOIN "${name}" kept ON (${quoted(key, 'kept.')}) = (${quoted(key, 'given.')})
    WHERE (${quoted(names, 'kept.')}) IS NOT DISTINCT FROM (${quoted(names, 'given.')})`;
}
