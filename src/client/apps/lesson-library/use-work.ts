import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#client/lib/trpc';
import { staysGiven } from '#client/library/stays-given';
import { notify } from '#client/ui/toast';
import type { ListResourcesInput } from '#shared/api/library';
import type { OrganiseInput } from '#shared/api/shelf';

/** Pages of saved work. */
export function useWork(input: Omit<ListResourcesInput, 'cursor'>) {
  const { client } = trpc.useUtils();
  // Not tRPC's own infinite query: it sends a `direction`, and inputs take no field that they do not know.
  const pages = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.library.list), 'pages', input],
    queryFn: ({ pageParam }) => client.library.list.query({ ...input, cursor: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { ...pages, items: pages.data?.pages.flatMap((page) => page.items) ?? [] };
}
export type Work = ReturnType<typeof useWork>;

/** Puts work in order, says so, and reads the shelves anew. */
export function useOrganise(onDone?: () => void) {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.library.organise.useMutation({ onSettled: () => utils.library.invalidate() });
  return {
    isPending,
    organise: (input: OrganiseInput, message?: string) =>
      mutate(input, {
        onSuccess({ given }) {
          if (message) notify.success([message, staysGiven(given)].filter(Boolean).join('. '));
          onDone?.();
        },
      }),
  };
}
