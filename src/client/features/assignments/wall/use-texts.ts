import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#client/lib/trpc';
import type { AssignmentText } from '#shared/api/assignment-texts';

/** A text with the name by which a wall knows it. */
export interface WallText extends AssignmentText {
  key: string;
}

/**
 * What was written at given work, page by page. It is not loaded anew by itself, so that nothing moves while a class looks
 * at it: what is handed in meanwhile comes when it is asked for.
 */
export function useTexts(id: string) {
  const { client } = trpc.useUtils();
  // Not tRPC's own infinite query: it sends a `direction`, and inputs take no field that they do not know.
  const query = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.assignments.texts), 'pages', id],
    queryFn: ({ pageParam }) => client.assignments.texts.query({ id, cursor: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
  const texts = query.data?.pages.flatMap(({ items }) =>
    items.map((text): WallText => ({ ...text, key: `${text.attemptId} ${text.itemId}` })),
  );
  return { query, texts, work: query.data?.pages[0] };
}
