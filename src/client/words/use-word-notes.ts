import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WordEntry } from '#shared/content/words/word-list';

/** The notes on all words. A word is read without them until they are here. */
const wordNotes = queryOptions({
  queryKey: ['word-notes'],
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const { notesOf, moreExampleOf } = await import('#shared/vocabulary/word-notes');
    return { notesOf, moreExampleOf };
  },
});

/**
 * Says in a line what kind of word an entry is and how it is used: `noun · uncountable · advice on/about`; and gives a
 * second sentence where the word is used in more than one way.
 */
export function useWordNotes(): {
  noteOn: (entry: WordEntry) => string;
  exampleOn: (entry: WordEntry) => string | undefined;
} {
  const { data } = useQuery(wordNotes);
  return {
    noteOn: (entry) => [entry.partOfSpeech, ...(data?.notesOf(entry) ?? [])].filter(Boolean).join(' · '),
    exampleOn: (entry) => data?.moreExampleOf(entry),
  };
}
