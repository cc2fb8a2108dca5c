import { useRef } from 'react';
import { InvitationList } from '#client/lib/invitation-list';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { useAcceptSchoolInvitation, useDeclineSchoolInvitation } from './use-school-changes';

/** Schools that invite the user. */
export function SchoolInvitations() {
  const heading = useRef<HTMLHeadingElement>(null);
  const invitations = trpc.school.invitations.useQuery(undefined, { meta: { showsOwnErrors: true } });
  const accept = useAcceptSchoolInvitation();
  const decline = useDeclineSchoolInvitation();
  const items = invitations.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="school-invitations" className="grid gap-4">
      <h2 id="school-invitations" ref={heading} tabIndex={-1} className="text-xl">
        Invitations
      </h2>
      <InvitationList
        invitations={items.map(({ id, school, isAdministrator, invitedAt }) => ({
          id,
          title: isAdministrator ? `You are to administer ${school}` : `${school} invites you`,
          text: `Who administers it sees your classes with the names of your students, and how many tokens you spend. Invited ${shortDate(invitedAt)}.`,
          what: `the invitation to ${school}`,
          accepted: `You are in ${school} now.`,
        }))}
        heading={heading}
        onAccept={(id) => accept.mutateAsync({ id })}
        onDecline={(id) => decline.mutateAsync({ id })}
      />
    </section>
  );
}
