import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth';
import { failureText, isUnreachable } from '../../lib/failure-text';
import { trpc } from '../../lib/trpc';
import { isFiltering, type ListedUser, queryOf, type UsersView } from './users-view';

interface UsersPage {
  users: ListedUser[];
  nextCursor: string | null;
  matching: number;
}

const noCursor: string | undefined = undefined;
const allViews = ['users by page'];
const keyOf = (view: UsersView) => [...allViews, queryOf(view)];

/** The users of a view, page after page, with what is known about all. Asks only for administrators. */
export function useUsers(view: UsersView) {
  const { user } = useAuth();
  const enabled = user?.role === 'admin';
  const { client } = trpc.useUtils();
  // Not tRPC's own infinite query: that sends a `direction`, which the server's strict input refuses.
  const list = useInfiniteQuery({
    queryKey: keyOf(view),
    queryFn: ({ pageParam, signal }): Promise<UsersPage> =>
      client.users.page.query({ ...queryOf(view), cursor: pageParam }, { signal }),
    initialPageParam: noCursor,
    enabled,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  const stats = trpc.users.stats.useQuery(undefined, { enabled });
  const pages = list.data?.pages;
  return {
    list,
    stats: stats.data,
    users: pages && withoutDoubles(pages.flatMap((page) => page.users)),
    matching: pages?.[0]?.matching ?? 0,
    failure:
      list.error && (isUnreachable(list.error) ? 'An error occurred while fetching users' : 'Failed to fetch users'),
  };
}

/** A user who was just added stands at the end of what is loaded, and comes again with the page they belong to. */
function withoutDoubles(users: readonly ListedUser[]): ListedUser[] {
  return [...new Map(users.map((user) => [user.id, user])).values()];
}

/** Adding, changing and deleting. The list shows the result at once; `onFailed` gets the sentence of a failure. */
export function useUserChanges(view: UsersView, onFailed: (sentence: string) => void) {
  const { user: self, refreshProfile } = useAuth();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const options = { meta: { showsOwnErrors: true }, networkMode: 'always' } as const;

  /** Changes the shown users; `added` is by how many more there are. */
  function replaceUsers(change: (users: ListedUser[], isLast: boolean) => ListedUser[], added: number) {
    queryClient.setQueryData<InfiniteData<UsersPage>>(
      keyOf(view),
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page, at) => ({
            ...page,
            users: change(page.users, at === data.pages.length - 1),
            matching: page.matching + added,
          })),
        },
    );
    // Other views are asked for again when they are next shown.
    void queryClient.invalidateQueries({ queryKey: allViews, refetchType: 'none' });
  }

  const recount = () => void utils.users.stats.invalidate();
  const fail = (verb: 'add' | 'update' | 'delete', doing: string) => (error: unknown) =>
    onFailed(
      failureText(error, { fallback: `Failed to ${verb} user`, network: `An error occurred while ${doing} user` }),
    );
  const refreshIfSelf = async (id: string) => {
    if (id === self?.id) await refreshProfile();
  };

  return {
    create: trpc.users.create.useMutation({
      ...options,
      async onSuccess(user) {
        // Where the new user stands in a filtered list, or whether at all, is the server's to say.
        if (isFiltering(view)) await queryClient.invalidateQueries({ queryKey: allViews });
        else replaceUsers((users, isLast) => (isLast ? [...users, user] : users), 1);
      },
      onSettled: recount,
      onError: fail('add', 'adding'),
    }),
    update: trpc.users.update.useMutation({
      ...options,
      async onSuccess(user) {
        replaceUsers((users) => users.map((one) => (one.id === user.id ? { ...one, ...user } : one)), 0);
        await refreshIfSelf(user.id);
      },
      onSettled: recount,
      onError: fail('update', 'updating'),
    }),
    remove: trpc.users.remove.useMutation({
      ...options,
      async onSuccess(_done, { id }) {
        replaceUsers((users) => users.filter((user) => user.id !== id), -1);
        await refreshIfSelf(id);
      },
      onSettled: recount,
      onError: fail('delete', 'deleting'),
    }),
  };
}
