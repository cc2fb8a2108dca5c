import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import { count } from '#shared/core/count';

interface SavedListsProps {
  onChoose: (id: string, title: string) => void;
  /** What is said where there are none yet, in place of how to make one here. */
  empty?: ReactNode;
}

/** The word lists of the signed-in user, last changed first. */
export function SavedLists({ onChoose, empty }: SavedListsProps) {
  const { client } = trpc.useUtils();
  // Not tRPC's own infinite query: it sends a `direction`, and inputs take no field that they do not know.
  const lists = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.library.list), 'pages'],
    queryFn: ({ pageParam }) =>
      client.library.list.query({ kind: 'word-list', limit: 20, cursor: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  if (lists.isPending) return <SkeletonText lines={4} />;
  if (lists.isError) {
    return <LoadFailed what="Your lists" query={lists} />;
  }
  const items = lists.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <p className="text-muted">
        {empty ?? 'No lists yet. Paste your own words and press Save list: they will be here.'}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {items.map(({ id, title, size }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id, title)}
              className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-2 text-left tone-neutral hover:tinted-hover"
            >
              <span className="min-w-0 font-bold break-words">{title}</span>
              <span className="shrink-0 text-muted tabular-nums">{count(size, 'word')}</span>
            </button>
          </li>
        ))}
      </ul>
      {lists.hasNextPage && (
        <Button pending={lists.isFetchingNextPage} onClick={() => void lists.fetchNextPage()}>
          More lists
        </Button>
      )}
    </div>
  );
}
