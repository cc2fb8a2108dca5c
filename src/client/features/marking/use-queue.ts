import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '#client/lib/trpc';
import type { WorkToMark } from '#shared/api/to-mark';

/** So few are left of those that are loaded that the next page is fetched. */
const fewLeft = 3;

const keyOf = (work: WorkToMark) => (work.kind === 'answer' ? `${work.attemptId} ${work.itemId}` : work.id);

/**
 * What waits to be marked, as it was when the page was opened: one after the other, each marked, given back or skipped. It is not
 * loaded anew meanwhile, so that nothing moves under the hands of who marks.
 */
export function useQueue() {
  const utils = trpc.useUtils();
  // Not tRPC's own infinite query: it sends a `direction`, and inputs take no field that they do not know.
  const query = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.assignments.toMark), 'pages'],
    queryFn: ({ pageParam }) => utils.client.assignments.toMark.query({ cursor: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [returned, setReturned] = useState<readonly string[]>([]);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const works = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const passed = new Set([...marked, ...returned, ...skipped]);
  const left = works.filter((work) => !passed.has(keyOf(work)));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isShort = left.length < fewLeft && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  const [current] = left;
  return {
    query,
    current: current && { work: current, key: keyOf(current) },
    place: passed.size + 1,
    waiting: Math.max(query.data?.pages[0]?.waiting ?? 0, passed.size + left.length),
    marked: marked.length,
    returned: returned.length,
    skipped: skipped.length,
    pass(key: string, as: 'marked' | 'returned' | 'skipped') {
      if (as === 'skipped') return setSkipped([...skipped, key]);
      if (as === 'marked') setMarked([...marked, key]);
      else setReturned([...returned, key]);
      // Wherever it is counted, it is counted anew when it is shown next.
      void utils.assignments.invalidate(undefined, { refetchType: 'none' });
    },
    async again() {
      await query.refetch();
      setMarked([]);
      setReturned([]);
      setSkipped([]);
    },
  };
}
