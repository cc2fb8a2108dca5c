import { trpc } from '#client/lib/trpc';
import { mostTranscribed } from '#shared/api/words';
import type { WordEntry } from '#shared/content/words/word-list';

/** The words with their pronunciation, where it is known and none was written by hand. */
export function useIpa(entries: readonly WordEntry[]): WordEntry[] {
  const terms = [...new Set(entries.filter(({ ipa, term }) => !ipa && !term.includes(',')).map(({ term }) => term))]
    .slice(0, mostTranscribed)
    .join(',')
    .slice(0, 4000);
  const { data } = trpc.words.ipa.useQuery(
    { words: terms, accent: 'british' },
    // The list is of use without it: a failure is no news.
    {
      enabled: terms !== '',
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: (before) => before,
      meta: { showsOwnErrors: true },
    },
  );
  const ipaByTerm = new Map(data?.items.map(({ word, ipa }) => [word, ipa.slice(0, 80)]));
  return entries.map((entry) => (entry.ipa ? entry : { ...entry, ipa: ipaByTerm.get(entry.term) ?? '' }));
}
