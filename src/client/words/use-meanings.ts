import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { wordBook } from './use-word-book';

/** What chooses the meaning of a word in a sentence; its rules and cues are a chunk of their own. */
export const meanings = queryOptions({
  queryKey: ['meanings'],
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ client }): Promise<MeaningChooser> => {
    const [{ makeMeaningChooser }, { index }] = await Promise.all([
      import('#shared/vocabulary/senses/choose-meaning'),
      client.ensureQueryData(wordBook),
    ]);
    return makeMeaningChooser(index);
  },
});

export const useMeanings = () => useQuery(meanings);
