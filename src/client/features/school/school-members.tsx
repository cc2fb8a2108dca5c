import { keepPreviousData } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { useDialogForm } from '#client/lib/dialog-form';
import { trpc } from '#client/lib/trpc';
import { usePaging } from '#client/lib/use-paging';
import { WhoField } from '#client/lib/who-field';
import { Button } from '#client/ui/button';
import { FormDialog } from '#client/ui/form-dialog';
import { notify } from '#client/ui/toast';
import type { SchoolMember } from '#shared/api/school';
import { MemberRow } from './member-row';
import { PagedList } from './paged-list';
import { SchoolCode } from './school-code';
import { useInviteMember, useRemoveMember } from './use-school-changes';
import { SchoolWaitingRoom } from './waiting-room';

/** The members of a school, how teachers come into it, and who waits. */
export function SchoolMembers({ code }: { code: string | null }) {
  const paging = usePaging('members');
  const query = trpc.schoolMembers.list.useQuery({ cursor: paging.cursor }, { placeholderData: keepPreviousData });
  const heading = useRef<HTMLHeadingElement>(null);
  const [isInviting, setInviting] = useState(false);
  const [removing, setRemoving] = useState<SchoolMember>();
  return (
    <section aria-labelledby="school-members" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="school-members" ref={heading} tabIndex={-1} className="text-xl">
          Members
        </h2>
        <Button icon={<UserPlus />} onClick={() => setInviting(true)}>
          Invite a teacher
        </Button>
      </div>
      <SchoolCode code={code} />
      <SchoolWaitingRoom heading={heading} />
      <PagedList
        what="The members"
        query={query}
        paging={paging}
        empty={null}
        row={(member) => <MemberRow key={member.id} member={member} onRemove={setRemoving} />}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {removing && <RemoveDialog member={removing} heading={heading} onClose={() => setRemoving(undefined)} />}
    </section>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInviteMember();
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/school').then((m) => m.inviteMemberInput),
    fields: { school_member_already: 'who' },
    async onValid(values) {
      const { who } = await invite.mutateAsync(values);
      notify.success(`${who} is invited, and sees it under School in their profile.`);
      onClose();
    },
  });
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Invite a teacher"
      description="They are in the school once they have accepted."
      sendLabel="Invite"
      onClose={onClose}
    >
      <WhoField error={form.errors.who} />
    </FormDialog>
  );
}

interface RemoveDialogProps {
  member: SchoolMember;
  /** Gets the focus when the row of what had it is gone. */
  heading: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

function RemoveDialog({ member: { id, username }, heading, onClose }: RemoveDialogProps) {
  const remove = useRemoveMember();
  const returnFocus = useRef<HTMLElement>(null);

  async function confirm() {
    try {
      await remove.mutateAsync({ id });
      notify.success(`${username} is not in the school any more.`);
      returnFocus.current = heading.current;
    } catch {
      // A toast has said why.
    }
    onClose();
  }

  return (
    <ConfirmDialog
      returnFocus={returnFocus}
      title={`Take ${username} out of the school?`}
      description="Their classes and their work stay theirs. The school does not see them any more."
      confirm="Take out of the school"
      pending="Taking out…"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
