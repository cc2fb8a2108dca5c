import { type RefObject, useState } from 'react';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';
import { failureText } from './failure-text';

export interface ShownInvitation {
  id: string;
  title: string;
  text: string;
  /** Which one, for those who do not see where its buttons stand. */
  what: string;
  /** Said once it is accepted. */
  accepted: string;
}

interface InvitationAnswers {
  onAccept: (id: string) => Promise<unknown>;
  onDecline: (id: string) => Promise<unknown>;
}

interface InvitationListProps extends InvitationAnswers {
  invitations: readonly ShownInvitation[];
  /** The heading above. */
  heading: RefObject<HTMLElement | null>;
}

/** What others offer to the user, and waits for a yes or a no. */
export function InvitationList({ invitations, heading, ...answers }: InvitationListProps) {
  // The button that had the focus goes with its row, and the heading with the last one.
  function onAnswered() {
    const place = invitations.length > 1 ? heading.current : document.querySelector('h1');
    place?.focus();
  }
  return (
    <ul className="divide-y divide-line rounded-card edge-card bg-surface">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} onAnswered={onAnswered} {...answers} />
      ))}
    </ul>
  );
}

interface InvitationRowProps extends InvitationAnswers {
  invitation: ShownInvitation;
  onAnswered: () => void;
}

function InvitationRow({ invitation, onAnswered, onAccept, onDecline }: InvitationRowProps) {
  const { id, title, text, what, accepted } = invitation;
  const [pending, setPending] = useState<'accept' | 'decline'>();

  async function answer(how: 'accept' | 'decline') {
    setPending(how);
    try {
      await (how === 'accept' ? onAccept(id) : onDecline(id));
      notify.success(how === 'accept' ? accepted : 'Declined.');
      onAnswered();
    } catch (error) {
      const network = 'The server could not be reached. Please try again.';
      notify.error(failureText(error, { fallback: 'This did not work. Please try again.', network }));
    }
    setPending(undefined);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-card">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-bold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          pending={pending === 'accept'}
          pendingLabel="Accepting…"
          disabled={pending === 'decline'}
          onClick={() => void answer('accept')}
        >
          Accept <span className="sr-only">{what}</span>
        </Button>
        <Button
          variant="secondary"
          pending={pending === 'decline'}
          pendingLabel="Declining…"
          disabled={pending === 'accept'}
          onClick={() => void answer('decline')}
        >
          Decline <span className="sr-only">{what}</span>
        </Button>
      </div>
    </li>
  );
}
