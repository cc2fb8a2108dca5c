import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { guestToken } from '#client/lib/guest-token';
import { lazyPart } from '#client/lib/lazy-part';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { CodeForm } from './code-form';
import type { Door } from './door';
import { takeKeptCode } from './kept-code';

/** Only codes of classes need to know who is signed in. */
const ClassDoor = lazyPart(() => import('./class-door').then((m) => m.ClassDoor));
const GuestNameForm = lazyPart(() => import('./guest-name-form').then((m) => m.GuestNameForm));
/** Nobody has it who comes for the first time. */
const GuestWorkList = lazyPart(() => import('./guest-work-list').then((m) => m.GuestWorkList));
const LiveDoor = lazyPart(() => import('./live').then((m) => m.LiveDoor));

/** The one door: whoever has a code types it here, or comes by its QR code. */
export function JoinPage() {
  const { code } = useParams();
  // One way to come with a code: in the fragment, which no server or log sees.
  return code ? <Redirect to={`/join#${code}`} replace /> : <OpenDoor />;
}

function OpenDoor() {
  const [given, setGiven] = useState(() => window.location.hash.slice(1) || takeKeptCode());
  const [door, setDoor] = useState<Door>();
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(door);
  useEffect(() => {
    if (before.current === door) return;
    before.current = door;
    // Each step says what it is.
    content.current?.querySelector('h1')?.focus();
  }, [door]);

  useEffect(() => {
    // What is shown from now on may be another code's.
    if (window.location.hash) window.history.replaceState(window.history.state, '', '/join');
  }, []);

  const back = () => {
    setGiven('');
    setDoor(undefined);
  };
  return (
    <div ref={content}>
      {!door && (
        <Page title="Join" lead="Type the code that your teacher shows you." className="grid gap-10">
          <CodeForm given={given} onFound={setDoor} />
          {guestToken() && (
            <Suspense fallback={<SkeletonText lines={3} />}>
              <GuestWorkList />
            </Suspense>
          )}
        </Page>
      )}
      {door?.kind === 'class' && (
        <Page title={door.className} lead="This is the code of a class." actions={<Back onBack={back} />}>
          <Suspense fallback={<SkeletonText lines={4} />}>
            <ClassDoor code={door.code} />
          </Suspense>
        </Page>
      )}
      {door?.kind === 'live' && (
        <Page title={door.title} lead="A live game" actions={<Back onBack={back} />}>
          <Suspense fallback={<SkeletonText lines={4} />}>
            <LiveDoor door={door} />
          </Suspense>
        </Page>
      )}
      {door?.kind === 'assignment' && (
        <Page title={door.title} lead={door.appName} actions={<Back onBack={back} />}>
          <Suspense fallback={<SkeletonText lines={4} />}>
            <GuestNameForm door={door} />
          </Suspense>
        </Page>
      )}
    </div>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="quiet" icon={<ArrowLeft />} onClick={onBack}>
      Another code
    </Button>
  );
}
