import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc';
import { useDebounced } from '#client/lib/use-debounced';

const typingPauseMs = 200;
const mostUsers = 5;

/** Users whose name or address has what was typed, from the server; undefined where nobody is looked for. */
export function useUserSearch(typed: string, isAdmin: boolean) {
  const wanted = typed.trim();
  const search = useDebounced(wanted, typingPauseMs);
  const isAsked = isAdmin && wanted !== '';
  const { data, isError, isFetching, refetch } = trpc.users.page.useQuery(
    { search, sort: 'username', limit: mostUsers },
    { enabled: isAsked && search !== '', placeholderData: keepPreviousData, retry: false },
  );
  if (!isAsked) return undefined;
  const isSettled = search === wanted && !isFetching;
  const known = isError ? [] : (data?.users ?? []);
  return {
    search: wanted,
    isLoading: !isSettled,
    hasFailed: isSettled && isError,
    /** Those of the search before stay while the next is under way, as far as they still fit. */
    users: isSettled ? known : known.filter((user) => has(user, wanted)),
    matching: isSettled && data ? data.matching : 0,
    tryAgain: () => void refetch(),
  };
}

function has({ username, email }: { username: string; email: string }, part: string): boolean {
  return `${username}\n${email}`.toLowerCase().includes(part.toLowerCase());
}
