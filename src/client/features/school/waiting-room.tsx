import { type RefObject, useRef } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { useLostFocus } from '#client/lib/use-lost-focus';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';
import { useAdmitMember, useRemoveMember } from './use-school-changes';

/** Who asked to be let in, and whom an invitation waits for. `heading` gets the focus when nobody is left. */
export function SchoolWaitingRoom({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const query = trpc.schoolMembers.waitingRoom.useQuery();
  const admit = useAdmitMember();
  const remove = useRemoveMember();
  const list = useRef<HTMLUListElement>(null);
  // The row that was pressed is gone: its neighbour takes the focus.
  const expectLoss = useLostFocus(query.data, () => list.current?.querySelector('button') ?? heading.current);
  if (query.isError && !query.data) return <LoadFailed what="Who waits" query={query} />;
  const { asked = [], invited = [] } = query.data ?? {};
  if (asked.length + invited.length === 0) return null;
  const isBusy = admit.isPending || remove.isPending;

  function change(how: typeof admit | typeof remove, id: string, said: string) {
    if (isBusy) return;
    expectLoss();
    how.mutate({ id }, { onSuccess: () => notify.success(said) });
  }

  return (
    <section aria-labelledby="school-waiting" className="grid gap-3">
      <h3 id="school-waiting" className="font-bold">
        Waiting
      </h3>
      <ul ref={list} className="divide-y divide-line rounded-card edge-card bg-surface">
        {asked.map(({ id, username, askedAt }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2 pr-3 pl-card">
            <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <p className="font-bold">{username}</p>
              <p className="text-sm text-muted">Asked {shortDate(askedAt)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                aria-label={`Let in ${username}`}
                aria-disabled={isBusy || undefined}
                onClick={() => change(admit, id, `${username} is in the school now.`)}
              >
                Let in
              </Button>
              <Button
                variant="quiet"
                aria-label={`Send away ${username}`}
                aria-disabled={isBusy || undefined}
                onClick={() => change(remove, id, `${username} was sent away.`)}
              >
                Send away
              </Button>
            </div>
          </li>
        ))}
        {invited.map(({ id, who, isAdministrator }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2 pr-3 pl-card">
            <p className="min-w-0 flex-1 basis-40 font-bold wrap-anywhere">{who}</p>
            <Badge tone="accent">{isAdministrator ? 'invited to administer' : 'invited'}</Badge>
            <Button
              variant="quiet"
              aria-label={`Take back the invitation of ${who}`}
              aria-disabled={isBusy || undefined}
              onClick={() => change(remove, id, 'The invitation was taken back.')}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
