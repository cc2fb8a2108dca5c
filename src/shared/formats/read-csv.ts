import { parse } from 'papaparse';
import type * as z from 'zod';
import { levels } from '../content/level';
import { type item, skills } from '../items/item';
import { columnsOf, type Table, type TableReading, widthOf } from './columns';
import { choiceItem, typedItem } from './lettered-questions';
import {
  type CsvKind,
  csvKinds,
  isQuestionSheet,
  pairMark,
  type QuestionMeaning,
  questionMeaningsOf,
} from './question-columns';
import { collectItems, lineCounter, type ReadItems, type ReadResult, readId, tidyFile } from './reading';

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
  return { ...collectItems(answered.map((row) => rowItem(row, isByText && !kindNamed(row.type)))), table };
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
    const known = questionMeaningsOf(rows[0] ?? []).filter((meaning) => meaning !== 'ignore').length;
    const hasHeadings = reading.hasHeadings ?? (head >= 0 || known >= 2);
    const first = hasHeadings ? Math.max(0, head) + 1 : 0;
    const found = questionMeaningsOf(hasHeadings ? (rows[first - 1] ?? []) : []);
    const padded = Array.from({ length: width }, (_, place): QuestionMeaning => found[place] ?? 'ignore');
    const meanings = reading.meanings?.length === width ? [...reading.meanings] : padded;
    const filled = rows.filter((cells) => cells.some((cell) => cell !== ''));
    const isEven = delimiter !== ',' && width >= 3 && filled.length >= 2 && filled.every((row) => row.length === width);
    return [{ delimiter, first, hasHeadings, meanings, isEven, rank: [head >= 0, known, width] }];
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

type ItemInput = z.input<typeof item>;

/** A row by what its columns mean. */
interface AnsweredRow {
  line: number;
  id: string;
  prompt: string;
  /** With empty ones between them, for a key counts its columns. */
  choices: string[];
  wrong: string[];
  key: string;
  /** The sheet has a column for what is right; without one, all of its answers are. */
  isKeyed: boolean;
  type: string;
  explanation: string;
  points: string;
  level: string;
  skill: string;
  tags: string[];
}

function answeredRow({ line, cells }: Row, meanings: readonly QuestionMeaning[], id: string): AnsweredRow {
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
    type: one('type'),
    explanation: all('explanation').filter(Boolean).join(' '),
    points: one('points'),
    level: one('level'),
    skill: one('skill'),
    tags: all('tags').flatMap((cell) => partsOf(cell, /[;,]/)),
  };
}

const partsOf = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Whether the keys of a sheet say what the right answer says: only where all of them do. ‘4’ is the fourth answer of a
 * sheet that counts, and the answer 4 of one that does not. Our own sheets, which name the type, count.
 */
function keysAreTexts(rows: readonly AnsweredRow[]): boolean {
  const keyed = rows.filter(({ type, key, choices }) => !kindNamed(type) && key !== '' && choices.some(Boolean));
  return keyed.length > 0 && keyed.every(({ key, choices }) => choices.some((text) => same(text, key)));
}

function rowItem(row: AnsweredRow, isByText: boolean): ReadResult {
  const { line, prompt } = row;
  if (prompt === '') return { line, why: 'This row has no question.' };
  const found = itemOf(row, isByText);
  if (!('item' in found)) return found;
  const level = levels.find((name) => name === row.level.toUpperCase());
  const skill = skills.find((name) => name === row.skill.toLowerCase());
  const points = /^\d{1,2}$/.test(row.points) && Number(row.points) <= 20 ? Number(row.points) : undefined;
  const losses = [
    ...(found.losses ?? []),
    ...(row.level && !level ? [`‘${row.level}’ is no level from ${levels[0]} to ${levels.at(-1)}.`] : []),
    ...(row.skill && !skill ? [`‘${row.skill}’ is no skill: ${skills.join(', ')}.`] : []),
    ...(row.points && points === undefined ? [`‘${row.points}’ is no number of points from 0 to 20.`] : []),
    ...(row.type && !kindNamed(row.type) ? [`Type ‘${row.type}’ is not known: what it is shows in its answers.`] : []),
  ];
  return {
    line,
    item: {
      ...found.item,
      ...(row.explanation && { explanation: row.explanation }),
      ...(level && { level }),
      ...(skill && { skill }),
      ...(points !== undefined && { points }),
      tags: [...new Set(row.tags)],
    },
    losses,
  };
}

const isTrueOrFalse = (text: string) => /^(t|f|true|false)$/i.test(text);
const kindNamed = (name: string) => csvKinds.find((kind) => kind === name.toLowerCase());

/** What a sheet without a column for it means. */
function kindOf({ type, choices, wrong, key, isKeyed }: AnsweredRow): CsvKind {
  const kind = kindNamed(type);
  if (kind) return kind;
  const filled = choices.filter(Boolean);
  if (wrong.length > 0) return 'mc';
  if (filled.length === 0 && isTrueOrFalse(key)) return 'tf';
  return filled.length >= 2 && isKeyed ? 'mc' : 'short';
}

function itemOf(row: AnsweredRow, isByText: boolean): ReadResult {
  const { line, id, prompt, choices, wrong, key } = row;
  const kind = kindOf(row);
  const filled = choices.filter(Boolean);
  switch (kind) {
    case 'mc':
    case 'multi': {
      const keyed = keyedChoices(row, isByText);
      if ('why' in keyed) return { line, why: keyed.why };
      const options = [...keyed.options, ...wrong.map((text) => ({ text, isKey: false }))];
      // Named, it stays what it is; else the number of keys says it.
      const item: ItemInput = kind === 'multi' ? { id, kind, prompt, options } : choiceItem(id, prompt, options);
      return { line, item, losses: keyed.losses };
    }
    case 'tf':
      if (!isTrueOrFalse(key)) return { line, why: 'The right answer must be TRUE or FALSE.' };
      return { line, item: { id, kind, prompt, key: /^t/i.test(key) } };
    case 'gap':
    case 'short': {
      if (filled.length === 0 && !key) return { line, why: 'This row has no answer.' };
      // A key may also be a column of its own beside one answer: both are right.
      const places = key ? keyPlaces(choices, key, isByText) : undefined;
      const isNamed = places !== undefined && 'places' in places;
      const typed = typedItem(id, prompt, key && !isNamed ? key : '-');
      if (!('accepted' in typed) || filled.length === 0) return { line, item: typed };
      const own = key && !isNamed ? typed.accepted : [];
      return { line, item: { ...typed, accepted: [...new Set([...own, ...filled])] } };
    }
    case 'match': {
      const pairs = filled.map((text) => text.split(pairMark));
      if (pairs.some((sides) => sides.length !== 2)) return { line, why: 'Each pair needs => between its two sides.' };
      return { line, item: { id, kind, prompt, pairs: pairs.map(([left = '', right = '']) => ({ left, right })) } };
    }
    case 'essay':
      return { line, item: { id, kind, prompt } };
  }
}

interface KeyedChoices {
  options: { text: string; isKey: boolean }[];
  losses: string[];
}

/** The choices with the right ones marked. Beside wrong answers, the right one stands in the column of the key. */
function keyedChoices(row: AnsweredRow, isByText: boolean): KeyedChoices | { why: string } {
  const { type, choices, wrong, key, isKeyed } = row;
  const filled = choices.filter(Boolean);
  if (wrong.length > 0 && filled.length === 0) {
    return key === '' ? { why: noKey } : { options: [{ text: key, isKey: true }], losses: [] };
  }
  // Beside wrong answers, all others are right where nothing says which.
  if (wrong.length > 0 && !isKeyed) return { options: filled.map((text) => ({ text, isKey: true })), losses: [] };
  const found = keyPlaces(choices, key, isByText);
  if ('why' in found) return found;
  const options = choices.flatMap((text, place) => (text ? [{ text, isKey: found.places.has(place) }] : []));
  return { options, losses: found.note && !kindNamed(type) ? [found.note] : [] };
}

const noKey = 'No answer is named as right.';

/** Which answers are right: by number, by letter, or by what they say. A sentence where there is no such answer. */
function keyPlaces(
  choices: readonly string[],
  key: string,
  isByText: boolean,
): { places: Set<number>; note?: string } | { why: string } {
  if (key === '') return { why: noKey };
  const placeOf = (text: string) => choices.findIndex((choice) => choice !== '' && same(choice, text));
  const whole = placeOf(key);
  const named = partsOf(key, /[,;&]/).map((one) => one.replace(/^\(?([a-j]|\d{1,2})[.)]*$/i, '$1'));
  const counted = named.map((one) =>
    /^[1-9]\d?$/.test(one) ? Number(one) - 1 : /^[a-j]$/i.test(one) ? letterPlace(one) : -1,
  );
  const isByPlace = counted.every((place) => place >= 0);
  const outside = counted.find((place) => !choices[place]);
  if (whole >= 0 && (isByText || !isByPlace || outside !== undefined)) {
    const isDoubtful = isByPlace && outside === undefined && counted[0] !== whole;
    const note = `The key ‘${key}’ is read as the answer that says so, not as the place of an answer.`;
    return { places: new Set([whole]), ...(isDoubtful && { note }) };
  }
  if (isByPlace) {
    if (outside !== undefined)
      return {
        why: `The right answer is number ${outside + 1}, but there are ${choices.filter(Boolean).length} answers.`,
      };
    const isDoubtful = whole >= 0 && counted[0] !== whole;
    const note = `The key ‘${key}’ is read as the place of the answer, not as the answer that says so.`;
    return { places: new Set(counted), ...(isDoubtful && { note }) };
  }
  // ‘b) goes’ is a letter with its answer, ‘cat; dog’ are two answers.
  const places = partsOf(key, /[,;&|/]/).map((one) =>
    Math.max(placeOf(one), placeOf(one.replace(/^\(?[a-j\d][.)]\s*/i, ''))),
  );
  if (places.every((place) => place >= 0)) return { places: new Set(places) };
  const lettered = placeOf(key.replace(/^\(?[a-j\d][.)]\s*/i, ''));
  return lettered >= 0 ? { places: new Set([lettered]) } : { why: `The right answer ‘${key}’ is none of the answers.` };
}

const letterPlace = (letter: string) => letter.toUpperCase().charCodeAt(0) - 65;
