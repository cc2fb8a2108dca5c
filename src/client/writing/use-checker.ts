import { queryOptions, useQuery } from '@tanstack/react-query';
import { wordBook } from '#client/words/use-word-book';
import type { Flag } from '#shared/writing/flag';
import { withSpelling } from '#shared/writing/spelling/with-spelling';
import { startSpelling } from './spelling';

/** The dictionaries, read once for all texts. */
export const spellingQuery = queryOptions({
  queryKey: ['spelling'],
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ client }) => startSpelling((await client.fetchQuery(wordBook)).words),
});

/** The rules and the words that they know: much code, which comes once a text is open and stays for the next one. */
export function useChecker() {
  return useQuery({
    queryKey: ['learner-checker'],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }) => {
      const [{ index }, spelling, { makeChecker }] = await Promise.all([
        client.fetchQuery(wordBook),
        client.fetchQuery(spellingQuery),
        import('#shared/writing/checker/check'),
      ]);
      const checker = makeChecker(index);
      return {
        index,
        /** All that may be wrong in a text; part by part, so that a long one blocks nothing. Nothing more once it is gone. */
        async flagsIn(text: string, isGone: () => boolean = () => false): Promise<Flag[]> {
          const misspellings = spelling(text);
          const flags: Flag[] = [];
          for await (const part of checker.checkInParts(text)) {
            if (isGone()) return [];
            flags.push(...part);
          }
          return withSpelling(flags, await misspellings);
        },
      };
    },
  });
}

export type FlagsIn = NonNullable<ReturnType<typeof useChecker>['data']>['flagsIn'];
