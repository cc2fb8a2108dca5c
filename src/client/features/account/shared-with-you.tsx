import { useRef } from 'react';
import { BankInvitationList, useBankInvitations } from '#client/question-sets/bank/bank-invitations';
import { Section } from './section';

/** What others offer to this user, and waits for a yes or a no. */
export function SharedWithYou() {
  const heading = useRef<HTMLHeadingElement>(null);
  const invitations = useBankInvitations();
  if (invitations.length === 0) return null;
  return (
    <Section title="Shared with you" lead="You can see what is shared once you accept it." headingRef={heading}>
      <BankInvitationList invitations={invitations} heading={heading} />
    </Section>
  );
}
