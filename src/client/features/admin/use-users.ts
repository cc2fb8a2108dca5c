import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '#client/lib/auth';
import { isUnreachable } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { usePaging } from '#client/lib/use-paging';
import { pageSize, queryOf, type UsersView } from './users-view';

/** One page of the users of a view, with what is known about all. Asks only for administrators. */
export function useUsers(view: UsersView) {
  const { user } = useAuth();
  const enabled = user?.role === 'admin';
  const query = queryOf(view);
  const paging = usePaging(JSON.stringify(query));
  const input = { ...query, limit: pageSize, cursor: paging.cursor };
  const list = trpc.users.page.useQuery(input, {
    enabled,
    // The page that is shown stays until the next one is there; what nobody waits for any more is called off.
    placeholderData: keepPreviousData,
    trpc: { abortOnUnmount: true },
  });
  const stats = trpc.users.stats.useQuery(undefined, { enabled });
  const { users, matching = 0, nextCursor } = list.data ?? {};

  // The last ones of a last page were deleted: the page before is the last one now.
  const { page, back } = paging;
  const isGone = page > 0 && users?.length === 0 && !list.isPlaceholderData;
  useEffect(() => {
    if (isGone) back();
  }, [isGone, back]);

  return {
    list,
    stats: stats.data,
    users,
    matching,
    /** Names this page in the query cache. */
    input,
    page,
    goBack: page > 0 ? back : undefined,
    goOn: nextCursor ? () => paging.goOn(nextCursor) : undefined,
    failure:
      list.error && (isUnreachable(list.error) ? 'An error occurred while fetching users' : 'Failed to fetch users'),
  };
}
