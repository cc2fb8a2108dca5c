import { ArrowLeft } from 'lucide-react';
import { useParams } from 'wouter';
import { useWaitingScreen } from '#client/class-screen/use-class-screen';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { useChanges } from '#client/live/use-changes';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { Skeleton, SkeletonText } from '#client/ui/skeleton';
import { NoSuchWork } from './no-such-work';
import { ResultsActions } from './results-actions';
import { ResultsContent } from './results-content';

/** What is answered appears by itself: the server tells of it, or else one looks; seldom and often. */
const lookEveryMs = { told: 30_000, untold: 2_000 };

/** One piece of given work: who is how far with it, and what was hard. */
export function ResultsPage() {
  const { id = '' } = useParams();
  const utils = trpc.useUtils();
  const isTold = useChanges({ kind: 'assignment', id }, () => void utils.assignments.get.invalidate({ id }));
  const query = trpc.assignments.get.useQuery(
    { id },
    { retry: false, staleTime: 0, refetchInterval: isTold ? lookEveryMs.told : lookEveryMs.untold },
  );
  const isGone = query.error?.data?.code === 'NOT_FOUND' || query.error?.data?.code === 'BAD_REQUEST';
  const shown = isGone ? undefined : query.data;
  useWaitingScreen(shown?.className);
  return (
    <Page
      width="wide"
      title={shown?.title ?? 'Given work'}
      lead={shown?.className}
      actions={
        shown ? (
          <ResultsActions shown={shown} />
        ) : (
          <ButtonLink href="/classes" variant="secondary" icon={<ArrowLeft />}>
            All classes
          </ButtonLink>
        )
      }
    >
      {shown ? (
        <ResultsContent shown={shown} isStale={query.isError} />
      ) : isGone ? (
        <NoSuchWork />
      ) : query.isError ? (
        <LoadFailed what="This work" query={query} />
      ) : (
        <div role="status" className="grid gap-6">
          <span className="sr-only">Loading the results…</span>
          <Skeleton className="h-20" />
          <SkeletonText lines={8} />
        </div>
      )}
    </Page>
  );
}
