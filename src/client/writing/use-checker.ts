import { useQuery } from '@tanstack/react-query';
import { wordBook } from '#client/words/use-word-book';

/** The rules and the words that they know: much code, which comes once a text is open and stays for the next one. */
export function useChecker() {
  return useQuery({
    queryKey: ['learner-checker'],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }) => {
      const [{ index }, { makeChecker }] = await Promise.all([
        client.fetchQuery(wordBook),
        import('#shared/writing/checker/check'),
      ]);
      return { index, checker: makeChecker(index) };
    },
  });
}
