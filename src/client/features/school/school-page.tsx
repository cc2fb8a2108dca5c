import { LogOut, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#client/lib/auth';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { OwnSchool, SchoolCounts } from '#shared/api/school';
import { count } from '#shared/core/count';
import { mayTeach } from '#shared/core/roles';
import { AdministeredSchool } from './administered-school';
import { LeaveSchoolDialog } from './leave-school-dialog';
import { NoSchool } from './no-school';
import { RenameSchoolDialog } from './rename-school-dialog';
import { SchoolInvitations } from './school-invitations';
import { useLeaveSchool } from './use-school-changes';

/** The school of a teacher: who administers it, and for those who do all that they see of it. */
export function SchoolPage() {
  const { role } = useUser();
  if (!mayTeach(role)) {
    return (
      <Page title="School">
        <p>Only teachers and school administrators are in a school.</p>
      </Page>
    );
  }
  return <TeachersSchool />;
}

function TeachersSchool() {
  const own = trpc.school.get.useQuery();
  const [open, setOpen] = useState<'rename' | 'leave'>();
  const close = () => setOpen(undefined);
  const school = own.data?.school;
  const isIn = school?.isWaiting === false;
  return (
    <Page
      title={isIn ? <span className="wrap-anywhere">{school.name}</span> : 'School'}
      lead={isIn && (school.counts ? factsOf(school.counts) : 'You are a member of this school.')}
      actions={
        isIn && (
          <>
            {school.isAdministrator && (
              <Button variant="secondary" icon={<Pencil />} onClick={() => setOpen('rename')}>
                Rename
              </Button>
            )}
            <Button variant="secondary" icon={<LogOut />} onClick={() => setOpen('leave')}>
              Leave the school
            </Button>
          </>
        )
      }
      className="grid grid-cols-[minmax(0,1fr)] gap-10"
    >
      {own.isPending && (
        <Card role="status">
          <span className="sr-only">Loading your school…</span>
          <SkeletonText lines={4} />
        </Card>
      )}
      {own.isError && !own.data && <LoadFailed what="Your school" query={own} />}
      {own.data && !isIn && <SchoolInvitations />}
      {own.data && !school && <NoSchool />}
      {school?.isWaiting && <Waiting name={school.name} />}
      {isIn &&
        (school.isAdministrator ? <AdministeredSchool code={school.code} /> : <Administrators school={school} />)}
      {isIn && open === 'rename' && <RenameSchoolDialog name={school.name} onClose={close} />}
      {isIn && open === 'leave' && <LeaveSchoolDialog name={school.name} onClose={close} />}
    </Page>
  );
}

/** `3 members, 20 students in 2 classes.` */
const factsOf = ({ members, students, classes }: SchoolCounts) =>
  `${count(members, 'member')}, ${count(students, 'student')} in ${count(classes, 'class', 'classes')}.`;

function Waiting({ name }: { name: string }) {
  const leave = useLeaveSchool();
  return (
    <Banner
      title={`You have asked to join ${name}.`}
      action={
        <Button
          size="sm"
          variant="secondary"
          pending={leave.isPending}
          onClick={() =>
            leave.mutate(undefined, {
              onSuccess() {
                notify.success(`You are no longer asking to join ${name}.`);
                document.querySelector('h1')?.focus();
              },
            })
          }
        >
          Take it back
        </Button>
      }
    >
      Somebody who administers the school lets you in. Until then they see your username alone.
    </Banner>
  );
}

function Administrators({ school: { administrators } }: { school: OwnSchool }) {
  return (
    <section aria-labelledby="administrators" className="grid gap-3">
      <h2 id="administrators" className="text-xl">
        Who administers it
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 wrap-anywhere">
        {administrators.map(({ id, username }) => (
          <li key={id} className="font-bold">
            {username}
          </li>
        ))}
      </ul>
      <p className="max-w-measure text-muted">
        They see the members, the names of classes and of their students, and how many tokens members spend. They see no
        answers and no marks.
      </p>
    </section>
  );
}
