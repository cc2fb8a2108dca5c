import { lazy, Suspense, useRef, useState } from 'react';
import { planOf } from '../../../shared/plans';
import type { AssociatedUser } from '../../../shared/schemas/profile';
import type { UserAnswer } from '../../../shared/schemas/user';
import { EmptyState } from '../../ui/empty-state';
import { Illustration } from '../../ui/illustration';
import { AddUserForm } from './add-user-form';
import { AssociatedUserRow } from './associated-user-row';
import { Section } from './section';

const RemoveUserDialog = lazy(() => import('./remove-user-dialog').then((m) => ({ default: m.RemoveUserDialog })));

interface AssociatedUsersProps {
  users: readonly AssociatedUser[];
  owner: Pick<UserAnswer, 'role' | 'plan'>;
}

/** Those who may use the tokens of a teacher or a school administrator. */
export function AssociatedUsers({ users, owner }: AssociatedUsersProps) {
  const [leaving, setLeaving] = useState<AssociatedUser>();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);
  const isTeacher = owner.role === 'teacher';
  const places = planOf(owner.plan).limits.students.toLocaleString('en');

  /** Closes the dialog. The focus goes back to the button that opened it, or to the heading when that button is gone. */
  function close(focusNext: HTMLElement | null) {
    setLeaving(undefined);
    setTimeout(() => focusNext?.focus());
  }

  return (
    <Section
      title={isTeacher ? 'Your students' : 'Associated users'}
      headingRef={heading}
      lead={`They may use your tokens while you are not using them. ${users.length} of ${places} places taken.`}
    >
      <AddUserForm who={isTeacher ? 'student' : 'user'} />
      {users.length === 0 ? (
        <EmptyState
          title={isTeacher ? 'No students yet' : 'No users yet'}
          picture={<Illustration />}
          className="mt-5 rounded-card border border-dashed border-edge"
        >
          Add {isTeacher ? 'a student' : 'somebody'} by the email address of their account.
        </EmptyState>
      ) : (
        <ul className="mt-5 divide-y divide-line rounded-card edge-card bg-surface">
          {users.map((user) => (
            <AssociatedUserRow
              key={user.id}
              user={user}
              onRemove={(button) => {
                opener.current = button;
                setLeaving(user);
              }}
            />
          ))}
        </ul>
      )}
      {leaving && (
        <Suspense>
          <RemoveUserDialog
            user={leaving}
            onClose={() => close(opener.current)}
            onRemoved={() => close(heading.current)}
          />
        </Suspense>
      )}
    </Section>
  );
}
