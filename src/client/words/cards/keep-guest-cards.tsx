import { useSyncExternalStore } from 'react';
import { useAuth } from '#client/lib/auth';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { count } from '#shared/core/count';
import { cardLogOf, clearLog, guest, moveLog } from './card-log';

const guestLog = cardLogOf(guest);

/** After signing in: what was learned on this device without an account can be kept, or not. */
export function KeepGuestCards() {
  const { user } = useAuth();
  const log = useSyncExternalStore(guestLog.subscribe, guestLog.read);
  if (!user || log.length === 0) return null;
  return (
    <Banner
      title={`${count(log.length, 'answer was', 'answers were')} given on this device before you signed in.`}
      action={
        <>
          <Button onClick={() => moveLog(guest, user.id)}>Keep as mine</Button>
          <Button variant="quiet" onClick={() => clearLog(guest)}>
            Forget
          </Button>
        </>
      }
    >
      Keep them if it was you who learned.
    </Banner>
  );
}
