import wordList from '#shared/content/spelling/words.txt?raw';
import type { Flag } from '../flag';
import { findMisspellings } from './find-misspellings';
import { makeSpeller } from './speller';
import { type TaughtWord, taughtWords } from './taught-words';
import { readWordList } from './word-list';

/** Makes what finds misspellings in a text. It takes some tenths of a second, so it is made once, and not where one types. */
export function makeSpellingCheck(words: readonly TaughtWord[]): (text: string) => Flag[] {
  const speller = makeSpeller(readWordList(wordList), taughtWords(words));
  return (text) => findMisspellings(text, speller);
}
