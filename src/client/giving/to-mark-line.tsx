import { PenLine } from 'lucide-react';
import { Link } from 'wouter';
import { trpc } from '#client/lib/trpc';

/**
 * How much waits for a mark; undefined until that is known. What stands below the line is shown with it: a list that
 * it pushed down would slip away under the finger. Where it cannot be asked, the list does without.
 */
export function useWaitingToMark(): number | undefined {
  const { data, failureCount, isFetched } = trpc.assignments.toMark.useQuery({ limit: 1 });
  return data?.waiting ?? (failureCount > 0 || isFetched ? 0 : undefined);
}

/** How many answers, recordings and texts wait for a mark, and the way to them. Nothing where none does. */
export function ToMarkLine({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <p className="flex items-center gap-2">
      <PenLine aria-hidden="true" className="size-5 text-muted" />
      <Link href="/to-mark" className="inline-flex min-h-11 items-center font-bold tabular-nums">
        {waiting} to mark
      </Link>
    </p>
  );
}
