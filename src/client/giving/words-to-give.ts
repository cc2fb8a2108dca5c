import { wordsPractice } from '#shared/vocabulary/words-practice';
import type { Givable } from './givable';

type WordsActivity = Extract<Givable['activity'], { kind: 'words' }>;

/** Words as practice for a class: their meanings and their spelling. */
export function wordsToGive(title: string, from: WordsActivity['from'], size: number): Givable {
  return { appId: 'flash-cards', title, activity: wordsPractice(from, size), rules: { release: 'each' } };
}
