import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Banner } from '#client/ui/banner';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import type { AssociatedUser } from '#shared/api/profile';
import type { UserOutput } from '#shared/api/user';
import { numberText } from '#shared/core/locale';
import { planOf } from '#shared/core/plans';
import { AddUserForm } from './add-user-form';
import { AssociatedUserRow } from './associated-user-row';
import { Section } from './section';

const loadRemoveUserDialog = () => import('./remove-user-dialog').then((m) => m.RemoveUserDialog);

interface AssociatedUsersProps {
  users: readonly AssociatedUser[];
  owner: Pick<UserOutput, 'role' | 'plan'>;
}

/** Those who may use the tokens of a teacher or a school administrator. */
export function AssociatedUsers({ users, owner }: AssociatedUsersProps) {
  const [leaving, setLeaving] = useState<AssociatedUser>();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Where the focus goes when the button that had it is gone with its row. */
  const afterRemoval = useRef<HTMLElement>(null);
  const isTeacher = owner.role === 'teacher';
  const places = planOf(owner.plan).limits.students;
  const occupancy = `${numberText(users.length)} of ${numberText(places)}`;

  return (
    <Section
      title={isTeacher ? 'Your students' : 'Associated users'}
      headingRef={heading}
      lead={
        <>
          They may use your tokens while you are not using them. {occupancy} places taken.{' '}
          <Link href="/usage?whose=members" className="target font-bold text-accent underline underline-offset-4">
            Who spent what
          </Link>
        </>
      }
    >
      {users.length >= places && (
        <Banner
          tone="warn"
          className="mb-4"
          title={`${occupancy} ${isTeacher ? 'students' : 'users'}`}
          action={
            <ButtonLink size="sm" variant="secondary" href="/pricing">
              See plans
            </ButtonLink>
          }
        >
          {users.length > places
            ? 'That is more than your plan has room for. Everybody stays and may go on using your tokens, but nobody can be added.'
            : 'Your plan has no free place. Remove somebody or choose a larger plan.'}
        </Banner>
      )}
      <AddUserForm who={isTeacher ? 'student' : 'user'} isFull={users.length >= places} />
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
        <LazyDialog
          load={loadRemoveUserDialog}
          dialog={{
            user: leaving,
            returnFocus: afterRemoval,
            onClose: () => setLeaving(undefined),
            onRemoved() {
              afterRemoval.current = heading.current;
              setLeaving(undefined);
            },
          }}
        />
      )}
    </Section>
  );
}
