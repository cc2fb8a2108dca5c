import type { Word } from '#shared/content/words/word';
import { formsOf } from '#shared/language/forms/inflect';

/**
 * Finds the other real words that a word's letters make: forms of the words that we wrote of, and `others`. What has
 * no vowel is an abbreviation, not a word.
 */
export function indexAnagrams(words: readonly Word[], others: readonly string[] = []): (word: string) => string[] {
  const byLetters = new Map<string, Set<string>>();
  const forms = words.flatMap(({ word, partOfSpeech }) => formsOf(word, partOfSpeech));
  for (const form of [...forms, ...others]) {
    if (!/^[a-z]{3,}$/.test(form) || !/[aeiouy]/.test(form)) continue;
    const key = lettersOf(form);
    const same = byLetters.get(key);
    if (same) same.add(form);
    else byLetters.set(key, new Set([form]));
  }
  return (word) => [...(byLetters.get(lettersOf(word)) ?? [])].filter((other) => other !== word);
}

const lettersOf = (word: string) => [...word].sort().join('');
