import { UserCheck, X } from 'lucide-react';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';
import { dateText } from '#shared/core/locale';
import { useEndClaim, useLetClaim } from './use-sign-ins';

interface ClaimSectionProps {
  of: { id: string; studentId: string };
  name: string;
  /** Until then the student may claim the account. */
  claimUntil: string | null;
}

/** Lets a student keep the account, or takes that back. The one button stays in place, so that the focus does. */
export function ClaimSection({ of, name, claimUntil }: ClaimSectionProps) {
  const letClaim = useLetClaim();
  const endClaim = useEndClaim();
  return (
    <section aria-label="Keeping the account" className="grid gap-3">
      <p role="status" className="max-w-measure">
        {claimUntil
          ? `${name} may take the account along until ${dateText(claimUntil, 'moment')}, by adding an email address and a password on the first screen.`
          : `${name} can keep this account with an email address and a password of their own. Then you reset it no more, and it stays when the class is deleted. Ask the parents first where ${name} is too young to decide that alone.`}
      </p>
      <Button
        variant="secondary"
        icon={claimUntil ? <X /> : <UserCheck />}
        className="justify-self-start"
        pending={letClaim.isPending || endClaim.isPending}
        onClick={() =>
          claimUntil
            ? endClaim.mutate(of, { onSuccess: () => notify.success(`${name} may not take the account along now.`) })
            : letClaim.mutate(of, { onSuccess: () => notify.success(`${name} may take the account along for a week.`) })
        }
      >
        {claimUntil ? 'Take this back' : `Let ${name} keep this account`}
      </Button>
    </section>
  );
}
