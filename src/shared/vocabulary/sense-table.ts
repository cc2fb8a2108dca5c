import { idOf } from '#shared/content/words/pack';
import type { WordEntry } from '#shared/content/words/word-list';
import type { PartOfSpeech } from '#shared/language/part-of-speech';

/** A text about a word. */
interface Text {
  /** The sense that it is true of; all senses of the word where it says none. */
  id?: string;
  text: string;
}

/** Reads a word as tables write it: `old`, or `old [person]` for one of its senses. */
export function readCell(cell: string): { word: string; hint?: string } {
  const [, word = '', hint] = /^(.*?)(?: \[(.*)\])?$/.exec(cell) ?? [];
  return { word, ...(hint && { hint }) };
}

export const cellsIn = (table: string): string[] => table.trim().replaceAll('\n', ' ').split(', ').filter(Boolean);

/** Texts that are kept under the senses of words. */
export function senseTable() {
  const texts = new Map<string, Text[]>();
  const keyOf = (word: string, part: string) => `${word.toLowerCase()} ${part}`;
  return {
    keep(part: PartOfSpeech, cell: string, text: string) {
      const { word, hint } = readCell(cell);
      const key = keyOf(word, part);
      const one = { text, ...(hint && { id: idOf({ word, partOfSpeech: part, hint }) }) };
      texts.set(key, [...(texts.get(key) ?? []), one]);
    },
    textsOn({ id, term, partOfSpeech }: Pick<WordEntry, 'id' | 'term' | 'partOfSpeech'>): string[] {
      const all = texts.get(keyOf(term, partOfSpeech)) ?? [];
      return all.filter((one) => !one.id || one.id === id).map(({ text }) => text);
    },
  };
}
