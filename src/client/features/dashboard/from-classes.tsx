import { useUser } from '#client/lib/auth';
import { mayTeach } from '#shared/core/roles';
import { OwnClassesRow } from './own-classes-row';
import { ToDo } from './to-do';

/** What classes bring to the first screen: to a student what to do, to a teacher the classes. */
export function FromClasses() {
  const { role } = useUser();
  return (
    <>
      <ToDo />
      {mayTeach(role) && <OwnClassesRow />}
    </>
  );
}
