import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc';
import { useDebounced } from '#client/lib/use-debounced';

const typingPauseMs = 200;
const mostWork = 5;

/** Own saved work whose title has what was typed, from the server; undefined where none is looked for. */
export function useWorkSearch(typed: string, isMember: boolean) {
  const term = typed.trim();
  const search = useDebounced(term, typingPauseMs);
  const isAsked = isMember && term !== '';
  const { data, isError, isFetching } = trpc.library.list.useQuery(
    { search, within: 'title', limit: mostWork },
    { enabled: isAsked && search !== '', placeholderData: keepPreviousData, retry: false },
  );
  if (!isAsked) return undefined;
  const isSettled = search === term && !isFetching;
  const items = isError ? [] : (data?.items ?? []);
  return {
    isLoading: !isSettled,
    hasFailed: isSettled && isError,
    /** Those of the search before stay while the next is under way, as far as they still fit. */
    items: isSettled ? items : items.filter(({ title }) => title.toLowerCase().includes(term.toLowerCase())),
  };
}
