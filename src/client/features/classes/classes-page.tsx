import { useUser } from '#client/lib/auth';
import { Page } from '#client/ui/page';
import { mayTeach } from '#shared/core/roles';
import { ClassInvitations } from './class-invitations';
import { OwnClasses } from './own-classes';
import { TaughtClasses } from './taught-classes';

/** The classes that the user teaches, and those that the user is in. */
export function ClassesPage() {
  const { role } = useUser();
  const teaches = mayTeach(role);
  return (
    <Page title="Classes" className="grid grid-cols-[minmax(0,1fr)] gap-12">
      {teaches && <ClassInvitations />}
      {teaches && <TaughtClasses />}
      <OwnClasses teaches={teaches} />
    </Page>
  );
}
