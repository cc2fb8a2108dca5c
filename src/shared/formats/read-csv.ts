import { parse } from 'papaparse';
import type * as z from 'zod';
import { levels } from '../content/level';
import { type item, skills } from '../items/item';
import { type CsvKind, csvKinds, pairMark } from './csv-columns';
import { choiceItem, typedItem } from './lettered';
import { collected, type Found, lineCounter, type ReadItems, readId, tidyFile } from './reading';

/**
 * Reads a sheet with a question in each row: ours, Kahoot's template saved as CSV, or any other whose headings say
 * what is the question, what are the answers and which is right. Rows before the headings are passed over.
 */
export function readCsv(text: string): ReadItems {
  const tidy = tidyFile(text);
  const sheet = sheetIn(tidy);
  if (!sheet) {
    const why =
      'No headings were found. The first row must name the columns: Question, Answer 1, Answer 2, …, Correct.';
    return { items: [], problems: tidy.trim() === '' ? [] : [{ line: 1, why }], losses: [] };
  }
  const rows = rowsOf(tidy, sheet).slice(sheet.head + 1);
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return collected(
    filled.map(({ line, cells }, place) => rowItem({ line, cells, columns: sheet.columns, id: readId(place) })),
  );
}

/** True where the first rows have the headings of a sheet. */
export const looksLikeSheet = (text: string) => sheetIn(tidyFile(text)) !== undefined;

interface Sheet {
  delimiter: string;
  /** The row of the headings. */
  head: number;
  columns: Columns;
}

/** What stands between the cells shows in the headings alone: what is in the cells may hold all of these signs. */
function sheetIn(text: string): Sheet | undefined {
  const sheets = ['\t', ';', ','].flatMap((delimiter) => {
    const rows = rowsOf(text, { delimiter, most: 20 });
    const head = rows.findIndex(({ cells }) => columnsOf(cells) !== undefined);
    const columns = columnsOf(rows[head]?.cells ?? []);
    return columns ? [{ delimiter, head, columns }] : [];
  });
  return sheets.sort((a, b) => b.columns.answers.length - a.columns.answers.length)[0];
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
      rows.push({ line: lineAt(from), cells: data.map(unescaped) });
      from = meta.cursor;
    },
  });
  return rows;
}

/** Takes back the sign that keeps a spreadsheet from running a cell. */
const unescaped = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

interface Columns {
  question: number;
  answers: number[];
  correct: number;
  type: number;
  explanation: number;
  level: number;
  skill: number;
  tags: number;
}

function columnsOf(cells: readonly string[]): Columns | undefined {
  const find = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(cell));
  const question = find(/^(question|prompt|stem)\b(?! type)/i);
  const correct = find(/^(correct|right|key|solution)\b/i);
  const answers = cells.flatMap((cell, place) =>
    place !== correct && /^(answer|option|choice)s?\b|^[a-h]$/i.test(cell) ? [place] : [],
  );
  if (question < 0 || (answers.length === 0 && correct < 0)) return undefined;
  return {
    question,
    answers,
    correct,
    type: find(/^(type|kind|question type)$/i),
    explanation: find(/^(explanation|feedback|why)\b/i),
    level: find(/^(level|cefr)\b/i),
    skill: find(/^skill\b/i),
    tags: find(/^tags?\b/i),
  };
}

type ItemInput = z.input<typeof item>;

function rowItem({ line, cells, columns, id }: Row & { columns: Columns; id: string }): Found {
  const cell = (place: number) => (place < 0 ? '' : (cells[place] ?? ''));
  const prompt = cell(columns.question);
  if (prompt === '') return { line, why: 'This row has no question.' };
  const answers = columns.answers.map((place) => cell(place));
  const row = { line, id, prompt, answers, correct: cell(columns.correct), isKeyed: columns.correct >= 0 };
  const kind = kindOf(cell(columns.type), row);
  const found = itemOf(kind, row);
  if (!('item' in found)) return found;
  const level = levels.find((name) => name === cell(columns.level).toUpperCase());
  const skill = skills.find((name) => name === cell(columns.skill).toLowerCase());
  const explanation = cell(columns.explanation);
  const tags = cell(columns.tags)
    .split(/\s*[;,]\s*/)
    .filter(Boolean);
  return {
    line,
    item: {
      ...found.item,
      ...(explanation && { explanation }),
      ...(level && { level }),
      ...(skill && { skill }),
      tags: [...new Set(tags)],
    },
  };
}

interface Answered {
  line: number;
  id: string;
  prompt: string;
  answers: string[];
  correct: string;
  /** The sheet has a column for what is right; without one, all of its answers are. */
  isKeyed: boolean;
}

const isTrueOrFalse = (text: string) => /^(t|f|true|false)$/i.test(text);

/** What a sheet without a column for it means. */
function kindOf(named: string, { answers, correct, isKeyed }: Answered): CsvKind {
  const kind = csvKinds.find((one) => one === named.toLowerCase());
  if (kind) return kind;
  const filled = answers.filter(Boolean);
  if (filled.length === 0 && isTrueOrFalse(correct)) return 'tf';
  return filled.length >= 2 && isKeyed ? 'mc' : 'short';
}

function itemOf(kind: CsvKind, { line, id, prompt, answers, correct }: Answered): Found {
  const filled = answers.filter(Boolean);
  switch (kind) {
    case 'mc':
    case 'multi': {
      const keys = keyPlaces(answers, correct);
      if (typeof keys === 'string') return { line, why: keys };
      const options = answers.flatMap((text, place) => (text ? [{ text, isKey: keys.has(place) }] : []));
      // Named, it stays what it is; else the number of keys says it.
      const item: ItemInput = kind === 'multi' ? { id, kind, prompt, options } : choiceItem(id, prompt, options);
      return { line, item };
    }
    case 'tf':
      if (!isTrueOrFalse(correct)) return { line, why: 'The right answer must be TRUE or FALSE.' };
      return { line, item: { id, kind, prompt, key: /^t/i.test(correct) } };
    case 'gap':
    case 'short': {
      const [only] = filled;
      if (!only && !correct) return { line, why: 'This row has no answer.' };
      const typed = typedItem(id, prompt, correct || '-');
      const item: ItemInput = only && 'accepted' in typed ? { ...typed, accepted: filled } : typed;
      return { line, item };
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

/** Which answers are right: by number, by letter, or by what they say. A sentence where there is no such answer. */
function keyPlaces(answers: readonly string[], correct: string): Set<number> | string {
  if (correct === '') return 'No answer is named as right.';
  const whole = answers.findIndex((text) => text !== '' && text.toLowerCase() === correct.toLowerCase());
  const isByPlace = /^([1-9]\d?|[a-j])(\s*[,;&]\s*([1-9]\d?|[a-j]))*$/i.test(correct);
  if (!isByPlace) return whole >= 0 ? new Set([whole]) : `The right answer ‘${correct}’ is none of the answers.`;
  const places = correct.split(/\s*[,;&]\s*/).map((one) => (/\d/.test(one) ? Number(one) - 1 : letterPlace(one)));
  const outside = places.find((place) => !answers[place]);
  if (outside === undefined) return new Set(places);
  // 'a' may be a letter, or the answer itself: 'a', 'an', 'the'.
  if (whole >= 0) return new Set([whole]);
  return `The right answer is number ${outside + 1}, but there are ${answers.filter(Boolean).length} answers.`;
}

const letterPlace = (letter: string) => letter.toUpperCase().charCodeAt(0) - 65;
