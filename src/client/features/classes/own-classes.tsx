import { Clock, LogIn } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUser } from '#client/lib/auth';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import { Skeleton } from '#client/ui/skeleton';
import type { OwnEnrolment } from '#shared/api/classes';
import { codeIn, joinCodePattern } from '#shared/classes/join-code';
import { supportText } from './class-text';

const loadJoin = () => import('./join-class-dialog').then((m) => m.JoinClassDialog);
const loadLeave = () => import('./leave-class-dialog').then((m) => m.LeaveClassDialog);

/** The classes that the user is in as a student, or asked to join. For those who teach it is the lesser part. */
export function OwnClasses({ teaches }: { teaches: boolean }) {
  const { isManaged } = useUser();
  const mine = trpc.classes.mine.useQuery();
  // Who typed the code of a class at the door goes on with it here.
  const [code] = useState(codeInAddress);
  const [isJoining, setJoining] = useState(code !== '' && !isManaged);
  const [leaving, setLeaving] = useState<OwnEnrolment>();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Where the focus goes when the button that had it is gone with its row. */
  const afterLeaving = useRef<HTMLElement>(null);
  const join = (
    <Button variant={teaches ? 'secondary' : 'primary'} icon={<LogIn />} onClick={() => setJoining(true)}>
      Join a class
    </Button>
  );
  const items = mine.data?.items ?? [];
  const isEmpty = mine.isSuccess && items.length === 0;
  return (
    <section aria-labelledby="own-classes" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="own-classes" ref={heading} tabIndex={-1} className="text-xl">
          Classes you are in
        </h2>
        {(items.length > 0 || teaches) && !isManaged && join}
      </div>
      {mine.isPending && <Skeleton className="h-20" />}
      {mine.isError && !mine.data && <LoadFailed what="The classes you are in" query={mine} />}
      {isEmpty && teaches && <p className="text-muted">None. You can be a student of a colleague’s class too.</p>}
      {isEmpty && !teaches && (
        <EmptyState
          title="You are in no class yet"
          picture={<Illustration />}
          className="rounded-card border border-dashed border-edge"
          action={join}
        >
          Your teacher has a code of six letters for you.
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className="divide-y divide-line rounded-card edge-card bg-surface">
          {items.map((enrolment) => (
            <EnrolmentRow
              key={enrolment.classId}
              enrolment={enrolment}
              // Who is in it by their sign-in alone stays.
              {...(!isManaged && {
                onLeave() {
                  afterLeaving.current = null;
                  setLeaving(enrolment);
                },
              })}
            />
          ))}
        </ul>
      )}
      {isJoining && <LazyDialog load={loadJoin} dialog={{ code, onClose: () => setJoining(false) }} />}
      {leaving && (
        <LazyDialog
          load={loadLeave}
          dialog={{
            enrolment: leaving,
            returnFocus: afterLeaving,
            onClose: () => setLeaving(undefined),
            onLeft() {
              afterLeaving.current = heading.current;
              setLeaving(undefined);
            },
          }}
        />
      )}
    </section>
  );
}

/** The code that somebody comes with; nothing where it is none. */
function codeInAddress(): string {
  const code = codeIn(window.location.hash);
  return joinCodePattern.test(code) ? code : '';
}

function EnrolmentRow({ enrolment, onLeave }: { enrolment: OwnEnrolment; onLeave?: () => void }) {
  const { className, teacher, name, isWaiting, accommodation } = enrolment;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 pr-3 pl-card">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p className="font-bold">{className}</p>
        <p className="text-sm text-muted">
          Taught by {teacher}. You are {name} there.
        </p>
        {accommodation && <p className="text-sm text-muted">{supportText(accommodation)}</p>}
      </div>
      {isWaiting && <Badge icon={<Clock />}>not let in yet</Badge>}
      {onLeave && (
        <Button
          variant="quiet"
          aria-label={isWaiting ? `Take back the request to join ${className}` : `Leave ${className}`}
          onClick={onLeave}
        >
          {isWaiting ? 'Take back' : 'Leave'}
        </Button>
      )}
    </li>
  );
}
