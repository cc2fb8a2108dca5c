import { Suspense, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { AttemptServerProvider } from '#client/attempts/attempt-server';
import { OpenWork } from '#client/features/assignments/open-work';
import { keepGuestToken } from '#client/lib/guest-token';
import { lazyPart } from '#client/lib/lazy-part';
import { LoadFailed } from '#client/lib/load-failed';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { type NamedWork, useGuestWork } from './guest-work';
import { guestServer } from './play-server';

const GuestResult = lazyPart(() => import('./guest-result').then((m) => m.GuestResult));

/** What a guest came to by its code: read, played, and looked at again on the same device. */
export function PlayPage() {
  const { id = '' } = useParams();
  const mine = useGuestWork();
  const { refetch } = mine;
  const playServer = useMemo(() => guestServer(() => void refetch()), [refetch]);
  const work = mine.data?.find((one) => one.id === id);
  if (work) {
    return (
      <AttemptServerProvider value={playServer}>
        <GuestWork key={id} work={work} />
      </AttemptServerProvider>
    );
  }
  return (
    <Page title="Given work">
      {mine.error ? (
        <LoadFailed what="This work" query={mine} />
      ) : mine.data ? (
        <EmptyState
          title="This was not begun on this device"
          action={<ButtonLink href="/join">Type a code</ButtonLink>}
        >
          Type its code on this device. Your teacher may also have taken it back.
        </EmptyState>
      ) : (
        <SkeletonText lines={5} />
      )}
    </Page>
  );
}

function GuestWork({ work }: { work: NamedWork }) {
  const [, navigate] = useLocation();
  const { refetch } = useGuestWork();
  const [isLooking, setLooking] = useState(false);

  function forget() {
    keepGuestToken(null);
    void refetch();
    navigate('/join');
  }

  if (isLooking && work.attemptId) {
    return (
      <Suspense
        fallback={
          <Page title={work.title}>
            <SkeletonText lines={6} />
          </Page>
        }
      >
        <GuestResult id={work.attemptId} title={work.title} onBack={() => setLooking(false)} />
      </Suspense>
    );
  }
  return (
    <OpenWork
      work={work}
      appName={work.appName}
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
