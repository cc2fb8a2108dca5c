import { ArrowLeft } from 'lucide-react';
import { useParams } from 'wouter';
import { useWaitingScreen } from '#client/class-screen/use-class-screen';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { useChanges } from '#client/live/use-changes';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { Skeleton, SkeletonText } from '#client/ui/skeleton';
import { ClassActions } from './class-actions';
import { ClassContent } from './class-content';
import { factsText, relationText } from './class-text';

/** Who asks to join appears by itself: the server tells of it, or else one looks while students may join. */
const lookEveryMs = 15_000;

/** One class: who is in it, who waits, and how students join. */
export function ClassPage() {
  const { id = '' } = useParams();
  const utils = trpc.useUtils();
  const isTold = useChanges({ kind: 'class', id }, () => void utils.classes.get.invalidate({ id }));
  const query = trpc.classes.get.useQuery(
    { id },
    { retry: false, refetchInterval: ({ state }) => (state.data?.code && !isTold ? lookEveryMs : false) },
  );
  const isGone = query.error?.data?.code === 'NOT_FOUND' || query.error?.data?.code === 'BAD_REQUEST';
  const shown = isGone ? undefined : query.data;
  useWaitingScreen(shown?.name);
  return (
    <Page
      title={shown?.name ?? 'Class'}
      lead={shown && ([factsText(shown), relationText(shown)].filter(Boolean).join(' · ') || undefined)}
      actions={
        shown ? (
          <ClassActions shown={shown} />
        ) : (
          <ButtonLink href="/classes" variant="secondary" icon={<ArrowLeft />}>
            All classes
          </ButtonLink>
        )
      }
    >
      {shown ? (
        <ClassContent key={id} shown={shown} />
      ) : isGone ? (
        <EmptyState title="There is no such class">It may have been deleted, or it is somebody else’s.</EmptyState>
      ) : query.isError ? (
        <LoadFailed what="This class" query={query} />
      ) : (
        <LoadingClass />
      )}
    </Page>
  );
}

function LoadingClass() {
  return (
    <div role="status" className="grid gap-8">
      <span className="sr-only">Loading the class…</span>
      <Skeleton className="h-32" />
      <SkeletonText lines={8} />
    </div>
  );
}
