import { parse } from 'papaparse';
import {
  columnsOf,
  type HeadingPatterns,
  meaningsOf,
  type Table,
  type TableReading,
  widthOf,
} from '#shared/core/columns';

/** What a column of a roster can be. */
export const rosterColumns = ['name', 'firstName', 'lastName', 'number', 'ignore'] as const;
export type RosterColumn = (typeof rosterColumns)[number];

/** A student as a roster names them. */
export interface RosterRow {
  /** Counted from 1, as in the text. */
  line: number;
  name: string;
  /** Empty where the roster gives none. */
  number: string;
}

export interface Roster {
  rows: RosterRow[];
  /** What the columns were taken for, where there are several. */
  table?: Table<RosterColumn>;
}

/** As schools' programs, spreadsheets and OneRoster's users.csv call them. */
const patterns: HeadingPatterns<RosterColumn> = [
  ['name', /^(?:full ?name|name|names|students?|learners?|pupils?|student name|display name)$/i],
  ['firstName', /^(?:first ?names?|given ?names?|forenames?|preferred ?(?:first ?)?name)$/i],
  ['lastName', /^(?:last ?names?|family ?names?|surnames?)$/i],
  ['number', /^(?:no\.?|nr\.?|#|numbers?|id|student (?:id|no\.?|number)|identifier)$/i],
];

const hasMeaning = (cell: string) => patterns.some(([, pattern]) => pattern.test(cell.trim()));

/** In a list of OneRoster only those are students who say so, and nobody who has left the school. */
const leftOut: readonly { heading: RegExp; isLeftOut: (cell: string) => boolean }[] = [
  { heading: /^roles?$/i, isLeftOut: (cell) => cell !== '' && !/^(?:student|learner|pupil)$/i.test(cell) },
  { heading: /^enabledUser$/i, isLeftOut: (cell) => /^(?:false|0|no)$/i.test(cell) },
  { heading: /^status$/i, isLeftOut: (cell) => /^tobedeleted$/i.test(cell) },
];

/**
 * Reads the names of a class: one in each line, or a table from a spreadsheet or a school's program. Columns are told by
 * their headings; without headings a column of numbers is the students' numbers, the others are names. `Lind, Maria`
 * alone in a line is Maria Lind. Rows without a name are passed over.
 */
export function readRoster(text: string, reading: TableReading<RosterColumn> = {}): Roster {
  const lines = rowsOf(text.replace(/^\uFEFF/, ''));
  const width = widthOf(lines.map(({ cells }) => cells));
  if (width < 2) {
    const [first, ...others] = lines;
    const names = first && hasMeaning(first.cells[0] ?? '') ? others : lines;
    return { rows: names.map(({ line, cells: [name = ''] }) => ({ line, name: inOrder(name), number: '' })) };
  }
  const [top] = lines;
  const hasHeadings = reading.hasHeadings ?? top?.cells.some(hasMeaning) ?? false;
  const headings = hasHeadings ? (top?.cells ?? []) : [];
  const body = hasHeadings ? lines.slice(1) : lines;
  const cells = body.map((row) => row.cells);
  const known = reading.meanings?.length === width ? reading.meanings : undefined;
  const guessed = !known && !hasHeadings;
  const meanings = known ?? (hasHeadings ? meaningsUnder(headings, width) : guess(cells, width));
  const columns = columnsOf(
    meanings.map((meaning) => ({ meaning, ...(guessed && { guess: 'content' as const }) })),
    { headings, rows: cells.slice(0, 20) },
  );
  const rows = body
    .filter((row) => !isLeftOut(row.cells, headings))
    .map(({ line, cells: row }) => ({ line, ...studentIn(row, meanings) }))
    .filter(({ name }) => name !== '');
  return { rows, table: { columns, hasHeadings } };
}

interface Row {
  line: number;
  cells: string[];
}

/** The rows that hold something. `Lind, Maria` in each line is no table. */
function rowsOf(text: string): Row[] {
  const lines = text.split(/\r\n|\r|\n/);
  const filled = lines.filter((line) => line.trim() !== '');
  const hasNamesWithCommas =
    filled.every((line) => /^[^\t;",\d]+,[^\t;",\d]+$/.test(line)) && !hasHeadingsIn(filled[0]);
  if (hasNamesWithCommas)
    return lines.flatMap((row, place) => (row.trim() ? [{ line: place + 1, cells: [row.trim()] }] : []));
  const delimiter = ['\t', ';', ','].find((sign) => filled.some((line) => line.includes(sign))) ?? '\t';
  const { data } = parse<string[]>(text, { delimiter });
  return data.flatMap((row, place) => {
    // A spreadsheet's own mark that something is no formula is no part of it.
    const cells = row.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, ''));
    return cells.some((cell) => cell !== '') ? [{ line: place + 1, cells }] : [];
  });
}

const hasHeadingsIn = (line = '') => line.split(',').some(hasMeaning);

function meaningsUnder(headings: readonly string[], width: number): RosterColumn[] {
  const padded = Array.from({ length: width }, (_, place) => headings[place] ?? '');
  const meanings = meaningsOf(padded, patterns, { none: 'ignore', several: ['ignore'] });
  // Both, a whole name and its parts: the whole one says more.
  const isPart = (meaning: RosterColumn) => meaning === 'firstName' || meaning === 'lastName';
  return meanings.includes('name') ? meanings.map((meaning) => (isPart(meaning) ? 'ignore' : meaning)) : meanings;
}

/** Without headings: the first column of numbers, and of the others one name or two parts of it. */
function guess(rows: readonly (readonly string[])[], width: number): RosterColumn[] {
  const places = Array.from({ length: width }, (_, place) => place);
  const filled = (place: number) => rows.map((row) => row[place] ?? '').filter((cell) => cell !== '');
  const isText = (place: number) =>
    filled(place).length > 0 && filled(place).every((cell) => /\p{L}/u.test(cell) && !/[@\d]/.test(cell));
  const isNumber = (place: number) =>
    filled(place).length > 0 && filled(place).every((cell) => /\d/.test(cell) && !cell.includes('@'));
  const names = places.filter(isText).slice(0, 2);
  const number = places.find(isNumber);
  return places.map((place) => {
    if (place === number) return 'number';
    if (names.length === 1 && place === names[0]) return 'name';
    if (place === names[0]) return 'firstName';
    return place === names[1] ? 'lastName' : 'ignore';
  });
}

function isLeftOut(cells: readonly string[], headings: readonly string[]): boolean {
  return headings.some((heading, place) =>
    leftOut.some((one) => one.heading.test(heading) && one.isLeftOut(cells[place] ?? '')),
  );
}

function studentIn(cells: readonly string[], meanings: readonly RosterColumn[]): Omit<RosterRow, 'line'> {
  const cell = (meaning: RosterColumn) => cells[meanings.indexOf(meaning)] ?? '';
  const parts = [cell('firstName'), cell('lastName')].filter((part) => part !== '').join(' ');
  return { name: inOrder(cell('name')) || parts, number: cell('number') };
}

/** A name as it is said. */
function inOrder(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  const [last = '', first = ''] = parts;
  return parts.length === 2 && first !== '' && last !== '' ? `${first} ${last}` : name.trim();
}
