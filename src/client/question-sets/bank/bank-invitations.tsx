import type { RefObject } from 'react';
import { failureText } from '#client/lib/failure-text';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';
import type { BankInvitationOutput, BankRight } from '#shared/api/bank';

/** Banks that others offer to the user. Nothing of them is seen before they are accepted. */
export function useBankInvitations(): readonly BankInvitationOutput[] {
  const invitations = trpc.bank.invitations.useQuery(undefined, { meta: { showsOwnErrors: true } });
  return invitations.data?.items ?? [];
}

const may: Record<BankRight, string> = {
  read: 'You may look at its questions.',
  use: 'You may look at its questions and use them.',
  edit: 'You may use and change its questions.',
};

interface BankInvitationListProps {
  invitations: readonly BankInvitationOutput[];
  /** The heading above. */
  heading: RefObject<HTMLElement | null>;
}

export function BankInvitationList({ invitations, heading }: BankInvitationListProps) {
  // The button that had the focus goes with its row, and the heading with the last one.
  function onAnswered() {
    const place = invitations.length > 1 ? heading.current : document.querySelector('h1');
    place?.focus();
  }
  return (
    <ul className="divide-y divide-line rounded-card edge-card bg-surface">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} onAnswered={onAnswered} />
      ))}
    </ul>
  );
}

interface InvitationRowProps {
  invitation: BankInvitationOutput;
  onAnswered: () => void;
}

function InvitationRow({ invitation: { id, from, right, offeredAt }, onAnswered }: InvitationRowProps) {
  const utils = trpc.useUtils();
  const answering = { meta: { showsOwnErrors: true }, onSettled: () => utils.bank.invalidate() };
  const accept = trpc.bank.accept.useMutation(answering);
  const decline = trpc.bank.decline.useMutation(answering);
  const isBusy = accept.isPending || decline.isPending;

  async function answer(mutation: typeof accept | typeof decline, done: string) {
    try {
      await mutation.mutateAsync({ id });
      notify.success(done);
      onAnswered();
    } catch (error) {
      const network = 'The server could not be reached. Please try again.';
      notify.error(failureText(error, { fallback: 'This did not work. Please try again.', network }));
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-card">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-bold wrap-anywhere">{from} offers you their bank of questions</p>
        <p className="text-sm text-muted">
          {may[right]} Offered {shortDate(offeredAt)}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          pending={accept.isPending}
          pendingLabel="Accepting…"
          disabled={isBusy && !accept.isPending}
          onClick={() => void answer(accept, `The bank of ${from} is in your Assessment Bank.`)}
        >
          Accept <span className="sr-only">the bank of {from}</span>
        </Button>
        <Button
          variant="secondary"
          pending={decline.isPending}
          pendingLabel="Declining…"
          disabled={isBusy && !decline.isPending}
          onClick={() => void answer(decline, 'Declined.')}
        >
          Decline <span className="sr-only">the bank of {from}</span>
        </Button>
      </div>
    </li>
  );
}
