import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WordEntry } from '#shared/content/words/word-list';

/** The notes on all words. A word is read without them until they are here. */
const wordNotes = queryOptions({
  queryKey: ['word-notes'],
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const { notesOf } = await import('#shared/vocabulary/word-notes');
    return { notesOf };
  },
});

/** Says in a line what kind of word an entry is and how it is used: `noun · uncountable · advice on/about`. */
export function useWordNotes(): (entry: WordEntry) => string {
  const { data } = useQuery(wordNotes);
  return (entry) => [entry.partOfSpeech, ...(data?.notesOf(entry) ?? [])].filter(Boolean).join(' · ');
}
