import { parse } from 'papaparse';
import { columnsOf, type Table, type TableReading, widthOf } from '#shared/core/columns';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { skills } from '../fields';
import type { ItemKind } from '../item';
import { itemKinds } from '../kinds/registry';
import { type CsvRow, isTrueOrFalse, partsOf, same } from './csv-row';
import { isQuestionSheet, type QuestionMeaning, questionMeaningsOf } from './question-columns';
import type { ReadResult } from './read-result';
import { collectItems, lineCounter, type ReadItems, readId, tidyFile } from './reading';

/** What was read of a sheet, and what its columns were taken for. */
export interface ReadSheet extends ReadItems {
  table?: Table<QuestionMeaning>;
}

/**
 * Reads a sheet with a question in each row: ours, Kahoot's template saved as CSV, or any other whose headings, or
 * anyone who looks at it, say what is the question, what are the answers and which is right. Rows before the headings
 * are passed over.
 */
export function readCsv(text: string, reading: TableReading<QuestionMeaning> = {}): ReadSheet {
  const tidy = tidyFile(text);
  const sheet = sheetIn(tidy, reading);
  if (!sheet) {
    const why = 'This is no table: there is nothing between the columns. Use commas, semicolons or tabs.';
    return { items: [], problems: tidy.trim() === '' ? [] : [{ line: 1, why }], losses: [] };
  }
  const { meanings, hasHeadings, first } = sheet;
  const all = rowsOf(tidy, sheet);
  const rows = all.slice(first).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const headings = hasHeadings ? (all[first - 1]?.cells ?? []) : [];
  const columns = columnsOf(
    meanings.map((meaning) => ({ meaning })),
    { headings, rows: rows.slice(0, 20).map(({ cells }) => cells) },
  );
  const table = { columns, hasHeadings };
  if (!isQuestionSheet(meanings)) {
    const why = meanings.includes('question')
      ? 'No column holds the answers. Say which one does, or name them in the first row: Question, Answer 1, Answer 2, …, Correct.'
      : 'No column holds the questions. Say which one does, or name the columns in the first row: Question, Answer 1, Answer 2, …, Correct.';
    return { items: [], problems: [{ line: all[Math.max(0, first - 1)]?.line ?? 1, why }], losses: [], table };
  }
  const answered = rows.map((row, place) => answeredRow(row, meanings, readId(place)));
  const isByText = keysAreTexts(answered);
  return { ...collectItems(answered.map((row) => rowItem(row, isByText && !row.kind))), table };
}

/** True where the first rows have the headings of a sheet, or all of them the same three columns or more. */
export function looksLikeSheet(text: string): boolean {
  const sheet = sheetIn(tidyFile(text), {});
  return sheet !== undefined && (isQuestionSheet(sheet.meanings) || sheet.isEven);
}

interface Sheet {
  delimiter: string;
  /** The first row that is no heading. */
  first: number;
  hasHeadings: boolean;
  meanings: QuestionMeaning[];
  /** All of the first rows have the same columns, and no comma that may be part of a sentence is between them. */
  isEven: boolean;
}

const rowsLookedAt = 20;

/** What stands between the cells shows in the headings: what is in the cells may hold all of these signs. */
function sheetIn(text: string, reading: TableReading<QuestionMeaning>): Sheet | undefined {
  const sheets = ['\t', ';', ','].flatMap((delimiter) => {
    const rows = rowsOf(text, { delimiter, most: rowsLookedAt }).map(({ cells }) => cells);
    const width = widthOf(rows);
    if (width < 2) return [];
    const head = rows.findIndex((cells) => isQuestionSheet(questionMeaningsOf(cells)));
    // Headings that say a part of it still are headings, and the rest can be said.
    const meaningCount = questionMeaningsOf(rows[0] ?? []).filter((meaning) => meaning !== 'ignore').length;
    const hasHeadings = reading.hasHeadings ?? (head >= 0 || meaningCount >= 2);
    const first = hasHeadings ? Math.max(0, head) + 1 : 0;
    const headingMeanings = questionMeaningsOf(hasHeadings ? (rows[first - 1] ?? []) : []);
    const padded = Array.from({ length: width }, (_, place): QuestionMeaning => headingMeanings[place] ?? 'ignore');
    const meanings = reading.meanings?.length === width ? [...reading.meanings] : padded;
    const filled = rows.filter((cells) => cells.some((cell) => cell !== ''));
    const isEven = delimiter !== ',' && width >= 3 && filled.length >= 2 && filled.every((row) => row.length === width);
    return [{ delimiter, first, hasHeadings, meanings, isEven, rank: [head >= 0, meaningCount, width] }];
  });
  return sheets.toSorted((a, b) => compare(b.rank, a.rank))[0];
}

function compare(a: readonly (number | boolean)[], b: readonly (number | boolean)[]): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at < 0 ? 0 : Number(a[at]) - Number(b[at]);
}

interface Row {
  line: number;
  cells: string[];
}

/** Cells may hold line ends, so the line of a row is counted from where the row before ended. */
function rowsOf(text: string, { delimiter, most = 0 }: { delimiter: string; most?: number }): Row[] {
  const rows: Row[] = [];
  const lineAt = lineCounter(text);
  let from = 0;
  parse<string[]>(text, {
    delimiter,
    preview: most,
    step: ({ data, meta }) => {
      rows.push({ line: lineAt(from), cells: data.map(unescapeCell) });
      from = meta.cursor;
    },
  });
  return rows;
}

/** Takes back the sign that keeps a spreadsheet from running a cell. */
const unescapeCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

function answeredRow({ line, cells }: Row, meanings: readonly QuestionMeaning[], id: string): CsvRow {
  const all = (meaning: QuestionMeaning) =>
    meanings.flatMap((one, place) => (one === meaning ? [cells[place] ?? ''] : []));
  const one = (meaning: QuestionMeaning) => all(meaning).find((cell) => cell !== '') ?? '';
  return {
    line,
    id,
    prompt: one('question'),
    choices: all('choice'),
    wrong: all('wrong').filter(Boolean),
    key: one('key'),
    isKeyed: meanings.includes('key'),
    kind: kindNamed(one('type')),
    type: one('type'),
    explanation: all('explanation').filter(Boolean).join(' '),
    points: one('points'),
    level: one('level'),
    skill: one('skill'),
    tags: all('tags').flatMap((cell) => partsOf(cell, /[;,]/)),
  };
}

/**
 * Whether the keys of a sheet say what the right answer says: only where all of them do. ‘4’ is the fourth answer of a
 * sheet that counts, and the answer 4 of one that does not. Our own sheets, which name the type, count.
 */
function keysAreTexts(rows: readonly CsvRow[]): boolean {
  const keyed = rows.filter(({ kind, key, choices }) => !kind && key !== '' && choices.some(Boolean));
  return keyed.length > 0 && keyed.every(({ key, choices }) => choices.some((text) => same(text, key)));
}

function rowItem(row: CsvRow, isByText: boolean): ReadResult {
  const { line, prompt } = row;
  if (prompt === '') return { line, why: 'This row has no question.' };
  const result: ReadResult | undefined = itemKinds[kindOf(row)].formats.csv?.read(row, isByText);
  if (!result) return { line, why: 'This kind of question has no row.' };
  if ('why' in result) return result;
  const level = levels.find((name) => name === row.level.toUpperCase());
  const skill = skills.find((name) => name === row.skill.toLowerCase());
  const points = /^\d{1,2}$/.test(row.points) && Number(row.points) <= 20 ? Number(row.points) : undefined;
  const losses = [
    ...(result.losses ?? []),
    ...(row.level && !level ? [`‘${row.level}’ is no level from ${levels[0]} to ${levels.at(-1)}.`] : []),
    ...(row.skill && !skill ? [`‘${row.skill}’ is no skill: ${skills.join(', ')}.`] : []),
    ...(row.points && points === undefined ? [`‘${row.points}’ is no number of points from 0 to 20.`] : []),
    ...(row.type && !row.kind ? [`Type ‘${row.type}’ is not known: what it is shows in its answers.`] : []),
  ];
  return {
    line,
    item: {
      ...result.item,
      ...(row.explanation && { explanation: row.explanation }),
      ...(level && { level }),
      ...(skill && { skill }),
      ...(points !== undefined && { points }),
      tags: [...new Set(row.tags)],
    },
    losses,
  };
}

/** The kinds that fit in a row, by their names in small letters. */
const csvKinds = keysOf(itemKinds).filter((kind) => itemKinds[kind].formats.csv);
const kindNamed = (name: string) => csvKinds.find((kind) => kind === name.toLowerCase());

/** What a sheet without a column for it means. */
function kindOf({ type, choices, wrong, key, isKeyed }: CsvRow): ItemKind {
  const kind = kindNamed(type);
  if (kind) return kind;
  const filled = choices.filter(Boolean);
  if (wrong.length > 0) return 'mc';
  if (filled.length === 0 && isTrueOrFalse(key)) return 'tf';
  return filled.length >= 2 && isKeyed ? 'mc' : 'short';
}
