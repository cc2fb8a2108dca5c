import type { ReactNode } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import type { ResourceSummary } from '#shared/api/library';
import type { Work } from './use-work';

interface WorkListProps {
  work: Work;
  /** What stands there while there is nothing. */
  empty: ReactNode;
  row: (one: ResourceSummary) => ReactNode;
}

/** Saved work page by page: loading, failed, empty or there. */
export function WorkList({ work, empty, row }: WorkListProps) {
  if (work.isPending) return <SkeletonText lines={6} />;
  if (work.isError) {
    return <LoadFailed what="Your work" query={work} />;
  }
  if (work.items.length === 0) return empty;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <ul className="grid w-full grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {work.items.map(row)}
      </ul>
      {work.hasNextPage && (
        <Button variant="secondary" pending={work.isFetchingNextPage} onClick={() => void work.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}
