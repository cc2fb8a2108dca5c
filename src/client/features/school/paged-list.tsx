import type { ReactNode } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import type { usePaging } from '#client/lib/use-paging';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { Pager, rangeText } from '#client/ui/pager';
import { Skeleton } from '#client/ui/skeleton';

/** As many as the server gives at once. */
const pageSize = 25;

interface PagedListProps<Item> {
  /** As a sentence begins with it: The classes. */
  what: string;
  query: {
    data: { items: Item[]; nextCursor: string | null } | undefined;
    isPlaceholderData: boolean;
    error: unknown;
    isError: boolean;
    refetch: () => unknown;
  };
  paging: ReturnType<typeof usePaging>;
  empty: ReactNode;
  row: (item: Item) => ReactNode;
}

/** A list of a school in each of its states, page by page. */
export function PagedList<Item>({ what, query, paging, empty, row }: PagedListProps<Item>) {
  const { data, isPlaceholderData } = query;
  if (query.isError) return <LoadFailed what={what} query={query} />;
  if (!data) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Loading…</span>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  const { items, nextCursor } = data;
  if (items.length === 0 && paging.page === 0) return empty;
  return (
    <Card flush aria-busy={isPlaceholderData}>
      <ul className={cx('divide-y divide-line', isPlaceholderData && 'stale')}>{items.map(row)}</ul>
      {(paging.page > 0 || nextCursor) && (
        <Pager
          status={isPlaceholderData ? 'Loading…' : rangeText(paging.page, pageSize, items.length)}
          pending={isPlaceholderData}
          onBack={paging.page > 0 ? paging.back : undefined}
          onNext={nextCursor ? () => paging.goOn(nextCursor) : undefined}
        />
      )}
    </Card>
  );
}
