import { useRef } from 'react';
import { InvitationList } from '#client/lib/invitation-list';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { mayText } from './class-text';
import { useAcceptInvitation, useDeclineInvitation } from './use-teacher-changes';

/** Classes that others invite the user to teach or to look at. Nothing of them is seen before that is accepted. */
export function ClassInvitations() {
  const heading = useRef<HTMLHeadingElement>(null);
  const invitations = trpc.classTeachers.invitations.useQuery(undefined, { meta: { showsOwnErrors: true } });
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const items = invitations.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="class-invitations" className="grid gap-4">
      <h2 id="class-invitations" ref={heading} tabIndex={-1} className="text-xl">
        Invitations
      </h2>
      <InvitationList
        invitations={items.map(({ id, className, from, right, invitedAt }) => ({
          id,
          title: `${from} invites you to ${className}`,
          text: `${mayText[right]} Invited ${shortDate(invitedAt)}.`,
          what: `the invitation to ${className}`,
          accepted: `${className} is among your classes.`,
        }))}
        heading={heading}
        onAccept={(id) => accept.mutateAsync({ id })}
        onDecline={(id) => decline.mutateAsync({ id })}
      />
    </section>
  );
}
