import type * as z from 'zod';
import { failureText } from '#client/lib/failure-text';
import { useOneAtATime } from '#client/lib/one-at-a-time';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';
import type { tokenOwner } from '#shared/api/profile';
import { count } from '#shared/core/count';
import { useAcceptOwner, useLeaveOwner } from './use-associations';

const network = 'The server could not be reached. Please try again.';
const acceptFailed = { fallback: 'Failed to accept. Please try again.', network };
const leaveFailed = { fallback: 'Failed to leave. Please try again.', network };

export type TokenOwner = z.infer<typeof tokenOwner>;

interface TokenOwnerRowProps {
  owner: TokenOwner;
  onLeft: () => void;
}

export function TokenOwnerRow({ owner, onLeft }: TokenOwnerRowProps) {
  const accept = useAcceptOwner();
  const leave = useLeaveOwner();
  const { isBusy, run } = useOneAtATime();

  async function acceptOwner() {
    try {
      await accept.mutateAsync({ id: owner.id });
      notify.success(`${owner.username} can now see what you do in apps.`);
    } catch (error) {
      notify.error(failureText(error, acceptFailed));
    }
  }

  async function leaveOwner() {
    try {
      await leave.mutateAsync({ id: owner.id });
      notify.success(`You no longer use ${owner.username}'s tokens.`);
      onLeft();
    } catch (error) {
      notify.error(failureText(error, leaveFailed));
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-card">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold [overflow-wrap:anywhere]">{owner.username}</span>
          {owner.accepted && <Badge tone="good">accepted</Badge>}
        </p>
        <p className="text-sm text-muted">
          {owner.accepted
            ? 'Sees what you do in apps.'
            : 'Shares tokens with you already. Accepting lets them see what you do in apps.'}
          {owner.dailyCap !== null && ` You may spend up to ${count(owner.dailyCap, 'token')} of theirs a day.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!owner.accepted && (
          <Button
            pending={accept.isPending}
            pendingLabel="Accepting…"
            disabled={leave.isPending}
            onClick={() => run(acceptOwner)}
          >
            Accept <span className="sr-only">{owner.username}</span>
          </Button>
        )}
        <Button
          variant="secondary"
          pending={leave.isPending}
          pendingLabel="Leaving…"
          disabled={isBusy && !leave.isPending}
          onClick={() => run(leaveOwner)}
        >
          Leave <span className="sr-only">{owner.username}</span>
        </Button>
      </div>
    </li>
  );
}
