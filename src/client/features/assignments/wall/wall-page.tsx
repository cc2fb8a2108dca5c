import { ArrowLeft } from 'lucide-react';
import { useParams } from 'wouter';
import { useWaitingScreen } from '#client/class-screen/use-class-screen';
import { statusOf } from '#client/lib/failure-text';
import { LoadFailed } from '#client/lib/load-failed';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import { Page } from '#client/ui/page';
import { Skeleton, SkeletonText } from '#client/ui/skeleton';
import { NoSuchWork } from '../no-such-work';
import { useTexts } from './use-texts';
import { WallContent } from './wall-content';

/** What a class wrote at given work, for the class to look at: its teacher chooses what. */
export function WallPage() {
  const { id = '' } = useParams();
  const { query, texts, work } = useTexts(id);
  const status = query.error ? statusOf(query.error) : 0;
  const isGone = status === 404 || status === 400;
  const isEmpty = texts?.length === 0 && !query.hasNextPage;
  useWaitingScreen(isGone ? undefined : work?.className);
  return (
    <Page
      width="wide"
      title="Wall"
      lead={work && !isGone ? `${work.title}, ${work.className}` : undefined}
      actions={
        <ButtonLink href={isGone ? '/classes' : `/assignments/${id}`} variant="quiet" icon={<ArrowLeft />}>
          {isGone ? 'All classes' : 'To the results'}
        </ButtonLink>
      }
    >
      {isGone ? (
        <NoSuchWork />
      ) : isEmpty ? (
        <EmptyState title="Nothing was handed in yet" picture={<Illustration />}>
          What your students write comes here when they hand it in.
        </EmptyState>
      ) : texts ? (
        <WallContent key={id} texts={texts} query={query} />
      ) : query.isError ? (
        <LoadFailed what="The texts" query={query} />
      ) : (
        <div role="status" className="grid gap-6">
          <span className="sr-only">Loading the texts…</span>
          <Skeleton className="h-20" />
          <SkeletonText lines={8} />
        </div>
      )}
    </Page>
  );
}
