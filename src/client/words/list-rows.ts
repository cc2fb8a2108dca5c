import { type WordEntry, wordEntry, wordListLimits } from '#shared/content/words/word-list';

/** A row of the table: an entry that may still be half typed. */
export type Row = WordEntry;

export const emptyRow = (id: string): Row => ({
  id,
  term: '',
  meaning: '',
  example: '',
  emoji: '',
  ipa: '',
  translation: '',
  partOfSpeech: '',
});

export interface ReadyRows {
  entries: WordEntry[];
  /** Rows in which something stands, but no word. */
  withoutTerm: number;
  /** Words that are kept, but are no card. */
  withoutMeaning: number;
  /** Rows that say the same as one above. */
  merged: number;
  /** Rows that cannot be kept as they are, by id. */
  faults: Map<string, string>;
}

/** What of the table can be saved. Ids stay, so that what was learned of a word stays with it. */
export function readyRows(rows: readonly Row[]): ReadyRows {
  const ready: ReadyRows = { entries: [], withoutTerm: 0, withoutMeaning: 0, merged: 0, faults: new Map() };
  const seen = new Set<string>();
  for (const row of rows) {
    if (row.term.trim() === '') {
      if (hasText(row)) ready.withoutTerm += 1;
      continue;
    }
    const parsed = wordEntry.safeParse(row);
    if (!parsed.success) {
      ready.faults.set(row.id, parsed.error.issues[0]?.message ?? 'This row cannot be kept.');
      continue;
    }
    const { term, meaning, translation } = parsed.data;
    const pair = [term, meaning, translation].join('\n').toLowerCase();
    if (seen.has(pair)) {
      ready.merged += 1;
      continue;
    }
    seen.add(pair);
    if (parsed.data.meaning === '' && parsed.data.translation === '') ready.withoutMeaning += 1;
    ready.entries.push(parsed.data);
  }
  return ready;
}

const hasText = ({ meaning, example, emoji, ipa, translation, tags = '', picture }: Row) =>
  picture !== undefined || [meaning, example, emoji, ipa, translation, tags].some((text) => text.trim() !== '');

/** Puts rows after a row, or at the end. */
export function insertedAfter(rows: readonly Row[], id: string | undefined, added: readonly Row[]): Row[] {
  const at = rows.findIndex((row) => row.id === id);
  const place = at < 0 ? rows.length : at + 1;
  return [...rows.slice(0, place), ...added, ...rows.slice(place)];
}

/** Moves a row up or down; at the edge it stays. */
export function moveRow(rows: readonly Row[], id: string, by: -1 | 1): Row[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  const to = from + by;
  if (!row || to < 0 || to >= rows.length) return [...rows];
  const rest = rows.filter((one) => one.id !== id);
  return [...rest.slice(0, to), row, ...rest.slice(to)];
}

/** Why so many more rows do not fit; undefined where they do. */
export function tooMany(rows: readonly Row[], added: number): string | undefined {
  const total = rows.filter(({ term }) => term.trim() !== '').length + added;
  if (total <= wordListLimits.entries) return undefined;
  return `A list holds at most ${wordListLimits.entries} words. With these it would be ${total}. Divide it into two lists.`;
}
