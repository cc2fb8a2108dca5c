import { type WordEntry, wordListLimits } from '#shared/content/words/word-list';
import { columnsOf, type Table, type TableReading, widthOf } from '#shared/core/columns';
import { levels } from '#shared/core/level';
import { tidy, toUnicodeForm } from '#shared/language/normalise';
import { columnsUnder, guessColumns, isHeading, type KnownColumn, type WordColumn } from './word-columns';

/** What divides the sides of a row. `auto` looks at the text. */
export const separators = ['auto', 'tab', 'comma', 'semicolon', 'dash', 'colon', 'equals', 'none'] as const;
export type Separator = (typeof separators)[number];

export interface PasteProblem {
  /** Counted from 1, as in the text. */
  line: number;
  text: string;
  why: string;
}

export interface PastedWords {
  entries: WordEntry[];
  problems: PasteProblem[];
  /** How many rows said the same as one before. */
  merged: number;
  /** How many rows were left out because a list ends somewhere. */
  cut: number;
  /** How many words have a level that a list cannot hold, such as C1, and so arrive without one. */
  withoutLevel: number;
  /** What its columns were taken for, where it has several. */
  table?: Table<WordColumn>;
}

interface PasteOptions {
  separator?: Separator;
  /** What the columns are, where somebody said so. */
  reading?: TableReading<WordColumn>;
  /** At most so many words are taken. */
  most?: number;
  /** Gives each entry its id; equal texts get equal ones where nothing else is said. */
  idFor?: (term: string, place: number) => string;
}

/** These divide a row once: what follows may hold them again. */
const signs = { colon: ':', equals: '=' } as const;

const splitters: Record<Exclude<Separator, 'auto' | 'none' | keyof typeof signs>, RegExp> = {
  tab: /\t/,
  // Spaces around them are trimmed from the cells: looked for here, a long run of them would be gone through again and
  // again.
  comma: /,/,
  semicolon: /;/,
  dash: /\s[-–—](?=\s)/,
};

/**
 * Reads what a teacher pastes: a column or two from a spreadsheet, a set from another program, a list with commas, or
 * simply words in lines. What the columns are is told by their headings, else by what stands in them. What was guessed
 * is said, so that it can be put right. Bad rows are named, good ones kept.
 */
export function pasteWords(text: string, options: PasteOptions = {}): PastedWords {
  const { most = wordListLimits.entries, idFor = idOf } = options;
  const separator = options.separator && options.separator !== 'auto' ? options.separator : separatorIn(text);
  const { rows, meanings, table } = readTable(rowsOf(text, separator), {
    reading: options.reading,
    settings: ankiSettingsIn(text),
  });
  const entries: WordEntry[] = [];
  const problems: PasteProblem[] = [];
  const firstOf = new Map<string, WordEntry>();
  const sayings = new Set<string>();
  let merged = 0;
  let cut = 0;
  let withoutLevel = 0;
  for (const { line, cells } of rows) {
    const fields = fieldsOf(cells, meanings);
    const { term } = fields;
    const why = faultOf(term);
    if (why) {
      problems.push({ line, text: cells.join(' '), why });
      continue;
    }
    const key = term.toLowerCase();
    const first = firstOf.get(key);
    const saying = `${key}\n${sideOf(fields)}`;
    if (first && (sideOf(fields) === '' || sideOf(first) === '' || sayings.has(saying))) {
      merged += 1;
      for (const part of textParts) first[part] ||= fields[part];
      sayings.add(saying);
      continue;
    }
    if (entries.length >= most) {
      cut += 1;
      continue;
    }
    const entry: WordEntry = { id: idFor(term, entries.length), ...fields };
    if (!entry.level && hasLevel(cells, meanings)) withoutLevel += 1;
    if (!first) firstOf.set(key, entry);
    sayings.add(saying);
    entries.push(entry);
  }
  return { entries, problems, merged, cut, withoutLevel, ...(table && { table }) };
}

const textParts = ['meaning', 'translation', 'example', 'emoji', 'ipa', 'partOfSpeech'] as const;

/** What a word is said to mean: one with another meaning is another entry. */
const sideOf = ({ meaning, translation }: Pick<WordEntry, 'meaning' | 'translation'>) =>
  [meaning, translation].filter(Boolean).join('\n').toLowerCase();

/**
 * Tabs decide, then whatever most lines have first; one line with commas is a list of words. Where lines differ, each is
 * looked at by itself (`auto`).
 */
function separatorIn(text: string): Separator {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.some((line) => line.includes('\t'))) return 'tab';
  const share = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length / lines.length;
  if (share(splitters.dash) > 0.5) return 'dash';
  // Before commas and semicolons, which a meaning may have.
  if (share(/^[^,;:]*=/) > 0.5) return 'equals';
  if (share(/^[^,;=]*:/) > 0.5) return 'colon';
  if (share(/;/) > 0.5 && lines.length > 1) return 'semicolon';
  if (share(/,/) > 0.5 && lines.length > 1) return 'comma';
  return 'auto';
}

function rowsOf(text: string, separator: Separator): { line: number; cells: string[] }[] {
  return linesOf(text, separator).flatMap(({ line, row }) => {
    // Numbers and bullets of a list are no part of the word.
    const bare = row.replace(/^\s*(?:\d{1,3}[.)]|[•·*▪‣-])\s+/, '');
    // The settings at the head of a file for Anki are none either.
    const names = /^#columns:(.*)$/.exec(bare)?.[1];
    if (names !== undefined) return [{ line, cells: names.split('\t') }];
    if (bare.trim() === '' || /^#[a-z][a-z ]*:/.test(bare)) return [];
    if (separator === 'colon' || separator === 'equals') return [{ line, cells: atFirst(bare, signs[separator]) }];
    if (separator !== 'none' && separator !== 'auto') return [{ line, cells: cellsOf(bare, splitters[separator]) }];
    const sides = separator === 'auto' ? sidesOf(bare) : undefined;
    if (sides) return [{ line, cells: sides }];
    // Without sides, a line may be several words with commas between them.
    return bare
      .split(/[,;]/)
      .filter((cell) => cell.trim() !== '')
      .map((cell) => ({ line, cells: [cell] }));
  });
}

/** How many lines one cell may have. */
const longestQuotation = 20;

/** The lines of a text; a cell in quotation marks may have several. */
function linesOf(text: string, separator: Separator): { line: number; row: string }[] {
  const lines = text.split(/\r\n|\r|\n/);
  const mayQuote = separator === 'tab' || separator === 'comma' || separator === 'semicolon';
  const rows: { line: number; row: string }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, first] = [at + 1, lines[at] ?? ''];
    const more = mayQuote && /(?:^|[,;\t])"/.test(first) ? linesToClose(lines, at) : 0;
    rows.push({ line, row: more > 0 ? lines.slice(at, at + more + 1).join(' ') : first });
    at += more;
  }
  return rows;
}

/** How many of the following lines a quotation that a line leaves open goes on for; none where it is never closed. */
function linesToClose(lines: readonly string[], from: number): number {
  let marks = 0;
  for (let at = from; at < lines.length && at - from <= longestQuotation; at += 1) {
    marks += (lines[at] ?? '').split('"').length - 1;
    if (marks % 2 === 0) return at - from;
  }
  return 0;
}

/** A word and its meaning, in a line among others that are words alone. */
function sidesOf(row: string): string[] | undefined {
  const [, term, meaning] = /^([^,;:=]*?)(?:\s[-–—]\s|[:=])(.*)$/.exec(row) ?? [];
  return term?.trim() && meaning?.trim() ? [term, meaning] : undefined;
}

function atFirst(row: string, sign: string): string[] {
  const at = row.indexOf(sign);
  return at < 0 ? [row] : [row.slice(0, at), row.slice(at + 1)];
}

/** The cells of a row; one in quotation marks may hold the separator itself. */
function cellsOf(row: string, splitter: RegExp): string[] {
  const quoted: string[] = [];
  const bare = row.replaceAll(/"(?<=(?:^|[,;\t])\s*")((?:[^"]|"")*)"(?=\s*(?:[,;\t]|$))/g, (_, inner: string) => {
    quoted.push(inner.replaceAll('""', '"'));
    return `\0${quoted.length - 1}\0`;
  });
  return bare
    .split(splitter)
    .map((cell) => (quoted.length > 0 ? cell.replaceAll(/\0(\d+)\0/g, (_, at) => quoted[Number(at)] ?? '') : cell));
}

interface Line {
  line: number;
  cells: string[];
}

/** What columns are told by: enough to know them, and little to read anew at each key. */
const rowsLookedAt = 100;
const usualPlaces: readonly WordColumn[] = ['term', 'meaning', 'example'];

/**
 * The rows of words, and what stands in which place: as somebody said, else by the headings, else by what it looks
 * like.
 */
function readTable(
  all: readonly Line[],
  { reading = {}, settings }: { reading: TableReading<WordColumn> | undefined; settings: AnkiSettings },
) {
  const { meanings: chosenMeanings, hasHeadings: saidHeadings } = reading;
  const { lines, places } = withoutEmptyColumns(all);
  const width = widthOf(lines.map(({ cells }) => cells));
  if (width < 2) return { rows: lines, meanings: usualPlaces, table: undefined };
  const first = lines[0]?.cells.map((cell) => tidyCell(cell)) ?? [];
  const named = first.filter((cell) => cell !== '');
  // "word" may be a word as well: one heading alone is none.
  const headingCount = named.filter(isHeading).length;
  const hasHeadings = saidHeadings ?? (headingCount > 1 && headingCount >= named.length / 2);
  const headings = hasHeadings ? Array.from({ length: width }, (_, place) => first[place] ?? '') : [];
  const rows = hasHeadings ? lines.slice(1) : lines;
  const looked = rows.slice(0, rowsLookedAt).map(({ cells }) => cells.map((cell) => withoutMarkup(tidyCell(cell))));
  const byName = columnsUnder(headings);
  const sayable = Array.from({ length: width }, (_, place) => byName[place] ?? settings.get(places[place] ?? -1));
  const knownColumns: KnownColumn[] =
    chosenMeanings?.length === width ? chosenMeanings.map((meaning) => ({ meaning })) : guessColumns(looked, sayable);
  const columns = columnsOf(knownColumns, { headings, rows: looked });
  return { rows, meanings: knownColumns.map(({ meaning }) => meaning), table: { columns, hasHeadings } };
}

/**
 * A text may be drawn up with several tabs: what is empty from top to bottom is no column. Says where the others stood.
 */
function withoutEmptyColumns(all: readonly Line[]): { lines: readonly Line[]; places: number[] } {
  const filled = new Set(all.flatMap(({ cells }) => cells.flatMap((cell, place) => (cell.trim() ? [place] : []))));
  const lines = all.map(({ line, cells }) => ({ line, cells: cells.filter((_, place) => filled.has(place)) }));
  return { lines, places: [...filled].sort((a, b) => a - b) };
}

/** The columns that a file of Anki names by their places, counted from 0. */
type AnkiSettings = ReadonlyMap<number, WordColumn>;

function ankiSettingsIn(text: string): AnkiSettings {
  const named = text.matchAll(/^#(tags|guid|notetype|deck) column:(\d{1,3})/gm);
  return new Map([...named].map(([, name, place]) => [Number(place) - 1, name === 'tags' ? 'tags' : 'ignore']));
}

/**
 * What a row says, each part as long as an entry takes it. Of two columns that are the same the first that is not empty
 * counts.
 */
function fieldsOf(cells: readonly string[], meanings: readonly WordColumn[]): Omit<WordEntry, 'id'> {
  const read = (column: WordColumn, most: number): string => {
    for (const [place, meaning] of meanings.entries()) {
      // A spreadsheet is kept from running a text as a formula by a sign before it.
      const cell = meaning === column ? withoutMarkup(tidyCell(cells[place] ?? '')).replace(/^'(?=[=+@-])/, '') : '';
      if (cell !== '') return cell.slice(0, most).trim();
    }
    return '';
  };
  const level = levels.find((one) => one === read('level', 10).toUpperCase());
  const tags = read('tags', 100);
  return {
    term: read('term', longestCell),
    meaning: read('meaning', 300),
    example: read('example', 300),
    emoji: read('emoji', 16),
    ipa: read('ipa', 80),
    translation: read('translation', 200),
    partOfSpeech: read('partOfSpeech', 20).toLowerCase(),
    ...(level && { level }),
    ...(tags && { tags }),
  };
}

const hasLevel = (cells: readonly string[], meanings: readonly WordColumn[]) =>
  meanings.some((meaning, place) => meaning === 'level' && (cells[place] ?? '').trim() !== '');

/**
 * Nothing of a list is as long. To bring a text into one form costs its length squared where signs are piled up in it.
 */
const longestCell = 1000;

const tidyCell = (cell: string) => tidy(cell.slice(0, longestCell));

const longestTerm = 60;

/** Why this is no word to learn; undefined when it is one. Phrases, hyphens and apostrophes are welcome. */
function faultOf(term: string): string | undefined {
  if (term === '') return 'There is no word in this row.';
  if (term.length > longestTerm) return 'This is too long for a word or phrase.';
  if (/\d/.test(term)) return 'There is a number in it.';
  if (/\p{Extended_Pictographic}/u.test(term)) return 'There is an emoji in it.';
  if (!/^[\p{L}\p{M}][\p{L}\p{M}' .()/!?-]*$/u.test(term)) return 'Use only letters, spaces, hyphens and apostrophes.';
  return undefined;
}

/** What is pasted from a web page may hold tags: their text stays, they go. */
function withoutMarkup(text: string): string {
  return tidy(text.replaceAll(/<[^<>]*>/g, ' '));
}

/** A short id from the word itself. */
function idOf(term: string, place: number): string {
  const plain = toUnicodeForm(term, 'NFD')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30);
  return `${plain || 'word'}-${place}`.toLowerCase();
}
