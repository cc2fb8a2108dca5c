import { familyTable } from '#shared/content/words/family-table';
import type { PartOfSpeech } from '#shared/language/part-of-speech';

/** One word of a family. */
export interface FamilyWord {
  word: string;
  part: PartOfSpeech;
  /** A noun for somebody: actor, employee. */
  isPerson: boolean;
}

const marks: Record<string, PartOfSpeech> = { n: 'noun', p: 'noun', v: 'verb', a: 'adjective', r: 'adverb' };

/** All families, each with its words in the order of the table. */
export const families: readonly (readonly FamilyWord[])[] = familyTable
  .trim()
  .split('\n')
  .map((line) =>
    line.split(', ').map((cell) => {
      const [word = '', mark = ''] = cell.split(' ');
      const part = marks[mark];
      if (!part) throw new Error(`No part of speech in: ${line}`);
      return { word, part, isPerson: mark === 'p' };
    }),
  );

const byWord = new Map(families.flatMap((family) => family.map(({ word }) => [word, family] as const)));

/** The family of a word, itself included; nothing where the table has none. */
export function familyOf(term: string): readonly FamilyWord[] | undefined {
  return byWord.get(term.toLowerCase());
}

/** True of the opposite that a beginning makes: unhappy beside happy. */
export function isNegative({ word }: FamilyWord, family: readonly FamilyWord[]): boolean {
  if (/less(?:ly|ness)?$/.test(word)) return true;
  const root = /^(?:un|in|im|ir|il|dis|mis)(.+)$/.exec(word)?.[1];
  if (root === undefined) return false;
  // Unforgettable has no forgettable beside it, but forget: a relative that begins as the root does is enough.
  const beginning = root.slice(0, 4);
  return family.some((other) => other.word === root || (beginning.length === 4 && other.word.startsWith(beginning)));
}

/** What sort of word it is in its family, as a task may ask for it: `negative adjective`, `noun for a person`. */
export function formName(one: FamilyWord, family: readonly FamilyWord[]): string {
  const { word, part, isPerson } = one;
  if (isPerson) return 'noun for a person';
  if (isNegative(one, family)) return `negative ${part}`;
  if (part !== 'adjective') return part;
  const ending = /(?:ed|ing)$/.exec(word)?.[0];
  const stem = word.replace(/(?:ed|ing)$/, '');
  const hasPair =
    ending !== undefined && family.some((other) => other.word === stem + (ending === 'ed' ? 'ing' : 'ed'));
  return hasPair ? `adjective in -${ending}` : part;
}
