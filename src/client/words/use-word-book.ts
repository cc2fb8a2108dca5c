import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadAllWords } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import { factsOf, type WordFacts } from '#shared/vocabulary/word-facts';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';

/** All words that we know, and ways to find them. */
export interface WordBook {
  words: readonly Word[];
  index: WordIndex;
  facts: WordFacts;
}

/** The pack beside the app, which is there at once without it. Made once for all who ask. */
export const wordBook = queryOptions({
  queryKey: ['word-book'],
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<WordBook> => {
    const words = await loadAllWords();
    return { words, index: indexWords(words), facts: factsOf(words) };
  },
});

export const useWordBook = ({ enabled = true } = {}) => useQuery({ ...wordBook, enabled });
