import { MonitorCheck, MonitorUp, MonitorX, TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { Dialog } from '#client/ui/dialog';
import { IconButton } from '#client/ui/icon-button';
import { mayTeach } from '#shared/core/roles';
import { darken, openScreen, useScreenState } from './teacher-window';

const loadDevices = () => import('./devices-dialog').then((m) => m.DevicesDialog);

/**
 * The class's screen: one press opens a window to be moved to the projector. Beside it, for teachers, is the way to
 * another device.
 */
export function ScreenButton({ className }: { className?: string }) {
  const { place, isLost, isDark } = useScreenState();
  const { user } = useAuth();
  const [isBlocked, setBlocked] = useState(false);
  const [hasDevices, setDevices] = useState(false);
  const { said, title, icon } = lookOf({ place, isLost, isDark });
  return (
    <span className={cx('inline-flex items-center', className)}>
      <Button
        variant="quiet"
        icon={icon}
        aria-label={said && `Class screen, ${said}`}
        title={title}
        onClick={() => (isDark ? darken(false) : setBlocked(!openScreen()))}
      >
        Class screen
      </Button>
      {user && mayTeach(user.role) && (
        <IconButton label="On another device" icon={<TabletSmartphone />} onClick={() => setDevices(true)} />
      )}
      {hasDevices && <LazyDialog load={loadDevices} dialog={{ onClose: () => setDevices(false) }} />}
      <Dialog
        open={isBlocked}
        onOpenChange={setBlocked}
        title="The browser blocked the window"
        actions={<Button onClick={() => setBlocked(false)}>OK</Button>}
      >
        <p>Allow pop-ups for this page beside its address, then press “Class screen” again. Or open this page there:</p>
        <p className="mt-2 font-bold">{`${window.location.origin}/screen`}</p>
      </Dialog>
    </span>
  );
}

/** What is said of it, and what more there is to know. */
function lookOf({ place, isLost, isDark }: ReturnType<typeof useScreenState>) {
  if (isLost) {
    const title = 'Other devices cannot be reached now. It is tried again by itself.';
    return { said: 'connection lost', title, icon: <MonitorX /> };
  }
  if (!place) return { said: undefined, title: 'Opens a window for the projector', icon: <MonitorUp /> };
  if (isDark)
    return { said: 'dark', title: 'The class’s screen is dark: press to bring the picture back', icon: <MonitorX /> };
  const page = place.pages > 1 ? `, at page ${place.page + 1} of ${place.pages}` : '';
  return { said: 'open', title: `The class’s screen is open${page}`, icon: <MonitorCheck /> };
}
