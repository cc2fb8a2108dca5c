import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc';
import { useDebounced } from '#client/lib/use-debounced';

const typingPauseMs = 200;
const mostUsers = 5;

/** Users whose name or address has what was typed, from the server; undefined where nobody is looked for. */
export function useUserSearch(typed: string, isAdmin: boolean) {
  const term = typed.trim();
  const search = useDebounced(term, typingPauseMs);
  const isAsked = isAdmin && term !== '';
  const { data, isError, isFetching, refetch } = trpc.users.page.useQuery(
    { search, sort: 'username', limit: mostUsers },
    { enabled: isAsked && search !== '', placeholderData: keepPreviousData, retry: false },
  );
  if (!isAsked) return undefined;
  const isSettled = search === term && !isFetching;
  const users = isError ? [] : (data?.users ?? []);
  return {
    search: term,
    isLoading: !isSettled,
    hasFailed: isSettled && isError,
    /** Those of the search before stay while the next is under way, as far as they still fit. */
    users: isSettled ? users : users.filter((user) => has(user, term)),
    matching: isSettled && data ? data.matching : 0,
    tryAgain: () => void refetch(),
  };
}

function has({ username, email }: { username: string; email: string }, part: string): boolean {
  return `${username}\n${email}`.toLowerCase().includes(part.toLowerCase());
}
