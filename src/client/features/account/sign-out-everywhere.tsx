import { LogOut } from 'lucide-react';
import { useAuth } from '../../lib/auth';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Section } from './section';

/** Ends every session of the user: for a lost phone, or a classroom computer left signed in. */
export function SignOutEverywhere() {
  const { logout } = useAuth();
  const endSessions = trpc.auth.logoutEverywhere.useMutation();
  const { isBusy, run } = useOneAtATime();

  async function signOut() {
    try {
      await endSessions.mutateAsync();
      await logout();
    } catch {
      // Said where all failures are said; here everything stays as it is.
    }
  }

  return (
    <Section title="Sessions" lead="For a lost phone, or a classroom computer left signed in.">
      <Button
        variant="secondary"
        icon={<LogOut />}
        pending={isBusy}
        pendingLabel="Signing out…"
        onClick={() => run(signOut)}
      >
        Sign out everywhere
      </Button>
      <p className="mt-2 text-sm text-muted">This device too: you sign in again afterwards.</p>
    </Section>
  );
}
