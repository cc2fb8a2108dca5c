import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import type { HandInSummary, ListHandInsInput } from '#shared/api/writing';
import { count } from '#shared/core/count';
import { dateText } from '#shared/core/locale';

interface HandInListProps extends Pick<ListHandInsInput, 'whose' | 'status' | 'resourceId'> {
  onChoose: (id: string) => void;
  /** What is said where there are none. */
  empty: string;
}

/** Texts that were handed in, last first. */
export function HandInList({ whose, status, resourceId, onChoose, empty }: HandInListProps) {
  const { client } = trpc.useUtils();
  const list = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.writing.list), 'pages', whose, status, resourceId],
    queryFn: ({ pageParam }) =>
      client.writing.list.query({ whose, status, resourceId, cursor: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  if (list.isPending) return <SkeletonText lines={3} />;
  if (list.isError) {
    return (
      <Banner
        tone="warn"
        title={failureText(list.error, {
          fallback: 'The texts could not be loaded.',
          network: 'The texts could not be loaded. Please check your connection.',
        })}
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      />
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {items.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => onChoose(one.id)}
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control border border-line bg-surface px-4 py-2 text-left tone-neutral hover:tinted-hover"
            >
              <span className="min-w-0 font-bold wrap-anywhere">{one.title}</span>
              <span className="flex flex-wrap items-center gap-3 text-muted">
                {factsOf(one, whose)}
                <Badge tone={one.returnedAt ? 'good' : 'neutral'}>{one.returnedAt ? 'Returned' : 'Waiting'}</Badge>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          More texts
        </Button>
      )}
    </div>
  );
}

function factsOf(
  { student, teacher, words, round, handedInAt, comments }: HandInSummary,
  whose: HandInListProps['whose'],
) {
  return [
    whose === 'mine' ? `to ${teacher.name}` : student.name,
    dateText(handedInAt, 'date'),
    `${words} words`,
    ...(round > 1 ? [`round ${round}`] : []),
    ...(comments > 0 ? [count(comments, 'comment')] : []),
  ].join(', ');
}
