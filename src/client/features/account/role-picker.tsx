import { type FormEvent, useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { useOneAtATime } from '#client/lib/one-at-a-time';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';
import { type Role, roleLabels, selfAssignableRoles } from '#shared/core/roles';
import { RoleCard } from './role-card';
import { Section } from './section';

const failureTexts = {
  fallback: 'Failed to update role. Please try again.',
  network: 'Failed to update role. Please try again.',
};

const roleTexts: Record<Role, string> = {
  student: 'Plays and practises, with tokens of their own or a teacher’s.',
  teacher: 'Prepares lessons and tests, and shares tokens with students.',
  school_admin: 'Shares tokens with anyone at the school.',
  admin: 'Looks after users and settings.',
};

/** Changing one's own role. The administrator's card is only there for administrators. */
export function RolePicker({ role }: { role: Role }) {
  const { refreshProfile } = useAuth();
  const [other, setOther] = useState<Role>();
  const picked = other ?? role;
  const [failure, setFailure] = useState('');
  const changeRole = trpc.profile.changeRole.useMutation({ meta: { showsOwnErrors: true } });
  const { isBusy, run } = useOneAtATime();
  const utils = trpc.useUtils();
  const offered: readonly Role[] = role === 'admin' ? [...selfAssignableRoles, 'admin'] : selfAssignableRoles;

  function pick(next: Role) {
    setOther(next);
    setFailure('');
  }

  async function change() {
    setFailure('');
    try {
      const changed = await changeRole.mutateAsync({ role: picked });
      // At once, whatever becomes of reading it anew.
      utils.auth.profile.setData(undefined, (user) => user && { ...user, role: changed.role });
      utils.profile.get.setData(undefined, (user) => user && { ...user, role: changed.role });
      await refreshProfile();
      setOther(undefined);
      notify.success(`Your role is ${roleLabels[changed.role]} now.`);
    } catch (error) {
      setFailure(failureText(error, failureTexts));
    }
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (picked !== role) run(change);
  }

  return (
    <Section title="Role" lead="Decides what you can do here, and who may use your tokens.">
      <form onSubmit={send}>
        <fieldset className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          <legend className="sr-only">Your role</legend>
          {offered.map((each) => (
            <RoleCard
              key={each}
              role={each}
              isCurrent={each === role}
              isPicked={each === picked}
              disabled={isBusy}
              onPick={() => pick(each)}
            >
              {roleTexts[each]}
            </RoleCard>
          ))}
        </fieldset>
        {failure && (
          <Banner tone="bad" className="mt-4" onDismiss={() => setFailure('')}>
            {failure}
          </Banner>
        )}
        {picked !== role && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" pending={isBusy} pendingLabel="Changing your role…">
              Change to {roleLabels[picked]}
            </Button>
            {role === 'admin' && (
              <p className="text-sm text-muted">Only another administrator can make you one again.</p>
            )}
          </div>
        )}
      </form>
    </Section>
  );
}
