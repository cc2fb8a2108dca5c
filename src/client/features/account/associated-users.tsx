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
  /** Where the focus goes when the button that had it is gone with its row. */
  const afterRemoval = useRef<HTMLElement>(null);
  const isTeacher = owner.role === 'teacher';
  const places = planOf(owner.plan).limits.students.toLocaleString('en');

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
              onRemove={() => {
                afterRemoval.current = null;
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
            returnFocus={afterRemoval}
            onClose={() => setLeaving(undefined)}
            onRemoved={() => {
              afterRemoval.current = heading.current;
              setLeaving(undefined);
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}
