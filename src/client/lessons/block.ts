import type { WordEntry } from '#shared/content/words/word-list';
import type { PlayerItem } from '#shared/items/kinds/registry';

/** A piece of a document: paper, Markdown and Word show the same ones. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'text'; text: string }
  /** `lines`: how many lines to write on stand under each of them. */
  | { kind: 'list'; items: string[]; ordered?: boolean; lines?: number }
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** What is to be done with the questions after it. */
  | { kind: 'instruction'; text: string }
  /** As its player sees it: no key can stand in it. `spare`: the choice that somebody who needs fewer does without. */
  | { kind: 'question'; number: number; item: PlayerItem; spare?: string | undefined }
  | { kind: 'words'; entries: WordEntry[] }
  /** To write on. */
  | { kind: 'lines'; count: number }
  /** Each for another student, to be cut apart. */
  | { kind: 'cards'; cards: Block[][] }
  /** What follows stands on a sheet of its own. */
  | { kind: 'new page' };

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
export const text = (value: string): Block => ({ kind: 'text', text: value });
export const list = (items: string[], ordered = false): Block => ({ kind: 'list', items, ordered });
export const writingList = (items: string[], lines: number): Block => ({ kind: 'list', items, ordered: true, lines });
export const newPage: Block = { kind: 'new page' };

/** Words as a file has them: paper sets them closer. */
export const wordTable = (entries: readonly WordEntry[]): Block & { kind: 'table' } => ({
  kind: 'table',
  head: ['Word', 'Meaning', 'Example'],
  rows: entries.map(({ term, meaning, translation, example }) => [term, meaningOf({ meaning, translation }), example]),
});

/** In English and, where it has one, in the students' own language. */
export const meaningOf = ({ meaning, translation }: Pick<WordEntry, 'meaning' | 'translation'>): string =>
  [meaning, translation].filter(Boolean).join(' · ');
