import type { RefObject } from 'react';
import { InvitationList } from '#client/lib/invitation-list';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
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
  const utils = trpc.useUtils();
  const answering = { meta: { showsOwnErrors: true }, onSettled: () => utils.bank.invalidate() };
  const accept = trpc.bank.accept.useMutation(answering);
  const decline = trpc.bank.decline.useMutation(answering);
  return (
    <InvitationList
      invitations={invitations.map(({ id, from, right, offeredAt }) => ({
        id,
        title: `${from} offers you their bank of questions`,
        text: `${may[right]} Offered ${shortDate(offeredAt)}.`,
        what: `the bank of ${from}`,
        accepted: `The bank of ${from} is in your Assessment Bank.`,
      }))}
      heading={heading}
      onAccept={(id) => accept.mutateAsync({ id })}
      onDecline={(id) => decline.mutateAsync({ id })}
    />
  );
}
