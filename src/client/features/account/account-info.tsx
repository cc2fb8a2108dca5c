import { type ReactNode, useState } from 'react';
import { localDate } from '#client/lib/format';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { useTotalTokens } from '#client/lib/use-balance';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import type { UserOutput } from '#shared/api/user';
import { count } from '#shared/core/count';
import { planOf } from '#shared/core/plans';
import { roleLabels } from '#shared/core/roles';
import { AddressNote } from './address-note';
import { Section } from './section';

const loadEmailDialog = () => import('./change-email-dialog').then((m) => m.ChangeEmailDialog);
const loadPasswordDialog = () => import('./change-password-dialog').then((m) => m.ChangePasswordDialog);

type Facts = Pick<UserOutput, 'username' | 'email' | 'role' | 'plan' | 'planRenewsAt' | 'createdAt'>;

export function AccountInfo({ user }: { user: Facts }) {
  const tokens = useTotalTokens();
  const [changes, setChanges] = useState<'email' | 'password'>();
  const onClose = () => setChanges(undefined);
  return (
    <Section title="Account">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        <Fact name="Username">{user.username}</Fact>
        <Fact name="Email">
          {user.email} <AddressNote />
        </Fact>
        <Fact name="Role">{roleLabels[user.role]}</Fact>
        <Fact name="Plan">
          {planOf(user.plan).name}
          {user.planRenewsAt && <span className="text-muted"> until {localDate(user.planRenewsAt)}</span>}
        </Fact>
        <Fact name="Tokens">{count(tokens, 'token')}</Fact>
        <Fact name="Member since">{localDate(user.createdAt)}</Fact>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setChanges('email')}>
          Change email address
        </Button>
        <Button variant="secondary" onClick={() => setChanges('password')}>
          Change password
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href="/pricing" variant="secondary">
          Plans and tokens
        </ButtonLink>
        <ButtonLink href="/billing" variant="secondary">
          Billing
        </ButtonLink>
        <ButtonLink href="/usage" variant="secondary">
          Usage
        </ButtonLink>
      </div>
      {changes === 'email' && <LazyDialog load={loadEmailDialog} dialog={{ onClose }} />}
      {changes === 'password' && <LazyDialog load={loadPasswordDialog} dialog={{ names: user, onClose }} />}
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-bold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
