import { tidy } from '../answers/normalise';
import { type WordEntry, wordListLimits } from './word-list';

/** What divides the sides of a row. `auto` looks at the text. */
export const separators = ['auto', 'tab', 'comma', 'semicolon', 'dash', 'none'] as const;
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
}

interface PasteOptions {
  separator?: Separator;
  /** At most so many words are taken. */
  most?: number;
  /** Gives each entry its id; equal texts get equal ones where nothing else is said. */
  idFor?: (term: string, place: number) => string;
}

const splitters: Record<Exclude<Separator, 'auto' | 'none'>, RegExp> = {
  tab: /\t+/,
  // Spaces around them are trimmed from the cells: looked for here, a long run of them would be gone through again and again.
  comma: /,/,
  semicolon: /;/,
  dash: /\s[-–—](?=\s)/,
};

/**
 * Reads what a teacher pastes: a column or two from a spreadsheet, a set from another program, a list with commas, or
 * simply words in lines. Each row is a word and perhaps its meaning and an example. Bad rows are named, good ones kept.
 */
export function pasteWords(text: string, options: PasteOptions = {}): PastedWords {
  const { most = wordListLimits.entries, idFor = idOf } = options;
  const separator = options.separator && options.separator !== 'auto' ? options.separator : separatorIn(text);
  const rows = withoutTableParts(rowsOf(text, separator));
  const entries: WordEntry[] = [];
  const problems: PasteProblem[] = [];
  const seen = new Map<string, WordEntry>();
  let merged = 0;
  let cut = 0;
  for (const { line, cells } of rows) {
    const [term = '', meaning = '', example = ''] = cells.map((cell) => withoutMarkup(tidyCell(cell)));
    const why = faultOf(term);
    if (why) {
      problems.push({ line, text: cells.join(' '), why });
      continue;
    }
    const key = term.toLowerCase();
    const known = seen.get(key);
    if (known) {
      merged += 1;
      known.meaning ||= meaning.slice(0, 300);
      continue;
    }
    if (entries.length >= most) {
      cut += 1;
      continue;
    }
    const entry: WordEntry = {
      id: idFor(term, entries.length),
      term,
      meaning: meaning.slice(0, 300),
      example: example.slice(0, 300),
      emoji: '',
      ipa: '',
      translation: '',
      partOfSpeech: '',
    };
    seen.set(key, entry);
    entries.push(entry);
  }
  return { entries, problems, merged, cut };
}

/** Tabs decide, then whatever most lines have once; one line with commas is a list of words. */
function separatorIn(text: string): Separator {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.some((line) => line.includes('\t'))) return 'tab';
  const share = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length / lines.length;
  if (share(splitters.dash) > 0.5) return 'dash';
  if (share(/;/) > 0.5 && lines.length > 1) return 'semicolon';
  if (share(/,/) > 0.5 && lines.length > 1) return 'comma';
  return 'none';
}

function rowsOf(text: string, separator: Separator): { line: number; cells: string[] }[] {
  return text.split(/\r\n|\r|\n/).flatMap((row, index) => {
    const line = index + 1;
    // Numbers and bullets of a list are no part of the word.
    const bare = row.replace(/^\s*(?:\d{1,3}[.)]|[•·*▪‣-])\s+/, '');
    // The settings at the head of a file for Anki are none either.
    if (bare.trim() === '' || /^#[a-z][a-z ]*:/.test(bare)) return [];
    if (separator !== 'none' && separator !== 'auto') return [{ line, cells: cellsOf(bare, splitters[separator]) }];
    // Without sides, a line may be several words with commas between them.
    return bare
      .split(/[,;]/)
      .filter((cell) => cell.trim() !== '')
      .map((cell) => ({ line, cells: [cell] }));
  });
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

const headings =
  /^#?(?:no\.?|nr\.?|#|words?|terms?|phrases?|meanings?|definitions?|translations?|examples?|sentences?|emoji|ipa|tags?)$/i;

/** A table from a spreadsheet may begin with its headings, and each of its rows with a number: neither is a word. */
function withoutTableParts(rows: { line: number; cells: string[] }[]): { line: number; cells: string[] }[] {
  const [first, ...others] = rows;
  const cells = first?.cells.map(tidyCell).filter((cell) => cell !== '') ?? [];
  const hasHeadings = cells.length > 1 && cells.every((cell) => headings.test(cell));
  return (hasHeadings ? others : rows).map(({ line, cells: [number = '', ...rest] }) => ({
    line,
    cells: rest.length > 0 && /^\d+[.)]?$/.test(number.trim()) ? rest : [number, ...rest],
  }));
}

/** Nothing of a list is as long. To bring a text into one form costs its length squared where signs are piled up in it. */
const longestCell = 1000;

const tidyCell = (cell: string) => tidy(cell.slice(0, longestCell));

const longestTerm = 60;

/** Why this is no word to learn; undefined when it is one. Phrases, hyphens and apostrophes are welcome. */
function faultOf(term: string): string | undefined {
  if (term === '') return 'There is no word in this row.';
  if (term.length > longestTerm) return 'This is too long for a word or phrase.';
  if (/\d/.test(term)) return 'There is a number in it.';
  if (/\p{Extended_Pictographic}/u.test(term)) return 'There is an emoji in it.';
  if (!/^[\p{L}\p{M}][\p{L}\p{M}' .()/!?-]*$/u.test(term)) return 'There are signs in it that no word has.';
  return undefined;
}

/** What is pasted from a web page may hold tags: their text stays, they go. */
function withoutMarkup(text: string): string {
  return tidy(text.replaceAll(/<[^<>]*>/g, ' '));
}

/** A short id from the word itself. */
function idOf(term: string, place: number): string {
  const plain = term
    .normalize('NFD')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30);
  return `${plain || 'word'}-${place}`.toLowerCase();
}
