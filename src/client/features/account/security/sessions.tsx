import { Laptop } from 'lucide-react';
import { useRef } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { shortMoment } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { Skeleton } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { SessionEntry } from '#shared/api/security';
import { numberText } from '#shared/core/locale';
import { Section } from '../section';
import { SignOutButtons } from './sign-out-buttons';

/** Where somebody is signed in: for a lost phone, or a classroom computer that was left signed in. */
export function Sessions() {
  const sessions = trpc.auth.sessions.useQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section
      title="Where you are signed in"
      lead="End what you do not know, what you lost, and what was left open in a classroom."
      headingRef={heading}
    >
      {sessions.isPending && <LoadingSessions />}
      {!sessions.data && sessions.isError && <LoadFailed what="The list" query={sessions} />}
      {sessions.data && (
        <>
          <ul className="divide-y divide-line rounded-card edge-card bg-surface">
            {sessions.data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={() => heading.current?.focus()} />
            ))}
          </ul>
          {sessions.data.total > sessions.data.sessions.length && (
            <p className="mt-3 text-muted">
              These are the last {sessions.data.sessions.length} of {numberText(sessions.data.total)} places.
            </p>
          )}
          {sessions.data.knownDevices > 0 && (
            <p className="mt-3 text-muted">
              {sessions.data.knownDevices === 1 ? 'One browser is' : `${sessions.data.knownDevices} browsers are`} known
              from your sign-ins: there you get in even while strangers guess your password. Ending a session forgets
              its browser, and signing out all others forgets theirs.
            </p>
          )}
          <SignOutButtons hasOthers={sessions.data.total > 1} onOthersEnded={() => heading.current?.focus()} />
        </>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnded }: { session: SessionEntry; onEnded: () => void }) {
  const utils = trpc.useUtils();
  const end = trpc.auth.endSession.useMutation({ onSettled: () => utils.auth.sessions.invalidate() });
  const device = session.device || 'Unknown device';

  async function endIt() {
    try {
      await end.mutateAsync({ id: session.id });
      notify.success('That session has ended.');
      onEnded();
    } catch {
      // Said where all failures are said; the list is read anew.
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-card">
      <Laptop aria-hidden="true" className="size-6 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold [overflow-wrap:anywhere]">{device}</span>
          {session.isThisOne && <Badge tone="accent">This one</Badge>}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {session.address && `From ${session.address}. `}
          Signed in {shortMoment(session.openedAt)}
          {session.isThisOne ? '.' : `, ${lastSeen(session.lastSeenAt)}.`}
        </p>
      </div>
      {!session.isThisOne && (
        <Button
          variant="secondary"
          size="sm"
          pending={end.isPending}
          pendingLabel="Ending…"
          onClick={() => void endIt()}
        >
          End <span className="sr-only">the session: {device}</span>
        </Button>
      )}
    </li>
  );
}

/** It is noted once an hour, and nothing more exact is said. */
function lastSeen(iso: string): string {
  const isRecent = Date.now() - new Date(iso).getTime() < 3_600_000;
  return isRecent ? 'in use in the last hour' : `last in use ${shortMoment(iso)}`;
}

function LoadingSessions() {
  return (
    <div role="status" className="rounded-card edge-card bg-surface">
      <p className="sr-only">Loading where you are signed in…</p>
      {[1, 2].map((row) => (
        <div key={row} aria-hidden="true" className="grid gap-2 border-b border-line p-card last:border-b-0">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-4 w-72 max-w-full" />
        </div>
      ))}
    </div>
  );
}
