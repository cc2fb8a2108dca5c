import { LogOut } from 'lucide-react';
import { useAuth } from '#client/lib/auth';
import { useOneAtATime } from '#client/lib/one-at-a-time';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';

interface SignOutButtonsProps {
  hasOthers: boolean;
  onOthersEnded: () => void;
}

/** Ends all other sessions, or every one. */
export function SignOutButtons({ hasOthers, onOthersEnded }: SignOutButtonsProps) {
  const { logout } = useAuth();
  const utils = trpc.useUtils();
  const endOthers = trpc.auth.logoutOthers.useMutation({ onSettled: () => utils.auth.sessions.invalidate() });
  const endAll = trpc.auth.logoutEverywhere.useMutation();
  const { isBusy, run } = useOneAtATime();

  async function signOutOthers() {
    try {
      await endOthers.mutateAsync();
      notify.success('You are signed in here only.');
      onOthersEnded();
    } catch {
      // Said where all failures are said; here everything stays as it is.
    }
  }

  async function signOutEverywhere() {
    try {
      await endAll.mutateAsync();
      await logout();
    } catch {
      // The same.
    }
  }

  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-3">
        {hasOthers && (
          <Button
            variant="secondary"
            pending={endOthers.isPending}
            pendingLabel="Signing out…"
            onClick={() => run(signOutOthers)}
          >
            Sign out all others
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<LogOut />}
          pending={isBusy && !endOthers.isPending}
          pendingLabel="Signing out…"
          onClick={() => run(signOutEverywhere)}
        >
          Sign out everywhere
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">
        Everywhere means here too: you sign in again afterwards. Keys for outside tools go on.
      </p>
    </div>
  );
}
