import { useUser } from '#client/lib/auth';
import { mayTeach } from '#shared/core/roles';
import { ClaimCard } from './claim-card';
import { OwnClassesRow } from './own-classes-row';
import { RunningGame } from './running-game';
import { ToDo } from './to-do';

/** What classes bring to the first screen: to a student what to do, to a teacher the classes. */
export function FromClasses() {
  const { role, isManaged } = useUser();
  return (
    <>
      {mayTeach(role) && <RunningGame />}
      {isManaged && <ClaimCard />}
      <ToDo />
      {mayTeach(role) && <OwnClassesRow />}
    </>
  );
}
