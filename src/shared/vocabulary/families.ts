import { familyTable } from '#shared/content/words/family-table';
import { type PartOfSpeech, partsOfSpeech } from '#shared/language/part-of-speech';

/** One word of a family. */
export interface FamilyWord {
  word: string;
  part: PartOfSpeech;
}

const marks: Record<string, PartOfSpeech> = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb' };

/** All families, each with its words in the order of the table. */
export const families: readonly (readonly FamilyWord[])[] = familyTable
  .trim()
  .split('\n')
  .map((line) =>
    line.split(',').map((cell) => {
      const [word = '', mark = ''] = cell.trim().split(' ');
      const part = partsOfSpeech.find((one) => one === marks[mark]);
      if (!part) throw new Error(`No part of speech in: ${line}`);
      return { word, part };
    }),
  );

const byWord = new Map(families.flatMap((family) => family.map(({ word }) => [word, family] as const)));

/** The family of a word, itself included; nothing where the table has none. */
export function familyOf(term: string): readonly FamilyWord[] | undefined {
  return byWord.get(term.toLowerCase());
}

/** True of the opposite that a beginning makes: unhappy beside happy. */
export function isNegative({ word }: FamilyWord, family: readonly FamilyWord[]): boolean {
  const root = /^(?:un|in|im|ir|il|dis|mis)(.+)$/.exec(word)?.[1];
  // Unexpectedly has no adverb beside it, but the adjective of which that would be made.
  const roots = root === undefined ? [] : [root, root.replace(/ly$/, '')];
  return /less(?:ly|ness)?$/.test(word) || family.some((other) => roots.includes(other.word));
}
