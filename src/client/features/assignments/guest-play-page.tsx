import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { AnswerList } from '#client/attempts/answer-list';
import { PortalAttempts } from '#client/attempts/portal-attempts';
import { keepGuestToken } from '#client/lib/guest-token';
import { LoadFailed } from '#client/lib/load-failed';
import { pointsOf } from '#client/lib/points-text';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import type { GuestWorkItem } from '#shared/api/join';
import { OpenWork } from './open-work';

/** What a guest came to by its code: read, played, and looked at again on the same device. */
export function GuestPlayPage() {
  const { id = '' } = useParams();
  const mine = trpc.join.mine.useQuery();
  const work = mine.data?.items.find((one) => one.id === id);
  if (work) {
    return (
      <PortalAttempts>
        <GuestWork key={id} work={work} />
      </PortalAttempts>
    );
  }
  return (
    <Page title="Given work">
      {mine.isError ? (
        <LoadFailed what="This work" query={mine} />
      ) : mine.isPending ? (
        <SkeletonText lines={5} />
      ) : (
        <EmptyState title="Nobody has come to this here" action={<ButtonLink href="/join">Type a code</ButtonLink>}>
          Type its code on this device. Your teacher may also have taken it back.
        </EmptyState>
      )}
    </Page>
  );
}

function GuestWork({ work }: { work: GuestWorkItem }) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const [isLooking, setLooking] = useState(false);

  function forget() {
    keepGuestToken(null);
    void utils.join.invalidate();
    navigate('/join');
  }

  if (isLooking && work.attemptId) {
    return <GuestResult id={work.attemptId} title={work.title} onBack={() => setLooking(false)} />;
  }
  return (
    <OpenWork
      work={work}
      activity={{ kind: 'joined', assignment: work.id }}
      place={`joined:${work.id}`}
      over={work.isOpen ? undefined : 'The code of this was closed, so it cannot be begun again.'}
      look={
        <Button size="sm" variant="secondary" onClick={() => setLooking(true)}>
          Look at it
        </Button>
      }
      player={
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="wrap-anywhere">You play as {work.name}.</span>
          <Button variant="quiet" onClick={forget}>
            Not you?
          </Button>
        </p>
      }
    />
  );
}

/** What was answered, and how it was marked since. */
function GuestResult({ id, title, onBack }: { id: string; title: string; onBack: () => void }) {
  const query = trpc.attempts.get.useQuery({ id }, { staleTime: 0 });
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector('h1')?.focus(), []);
  const { data } = query;
  const score = data?.score;
  return (
    <div ref={content}>
      <Page
        title={title}
        lead={data && typeof score === 'number' ? pointsOf({ score, maxScore: data.maxScore }) : undefined}
        actions={
          <Button variant="secondary" icon={<ArrowLeft />} onClick={onBack}>
            Back
          </Button>
        }
      >
        {data ? (
          <AnswerList attempt={data} />
        ) : query.isError ? (
          <LoadFailed what="This attempt" query={query} />
        ) : (
          <SkeletonText lines={6} />
        )}
      </Page>
    </div>
  );
}
