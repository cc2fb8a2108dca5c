import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ListResourcesInput } from '../../../shared/schemas/library';
import type { OrganiseInput } from '../../../shared/schemas/shelf';
import { trpc } from '../../lib/trpc';
import { notify } from '../../ui/toast';

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
    organise: (input: OrganiseInput, said?: string) =>
      mutate(input, {
        onSuccess() {
          if (said) notify.success(said);
          onDone?.();
        },
      }),
  };
}
