import { MonitorCheck, MonitorUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { openScreen, useScreenOpen } from './teacher-window';

/** Opens the class's screen: a window to be moved to the projector. */
export function ScreenButton({ className }: { className?: string }) {
  const isOpen = useScreenOpen();
  const [isBlocked, setBlocked] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={isOpen ? <MonitorCheck /> : <MonitorUp />}
        aria-label={isOpen ? 'Class screen, open' : undefined}
        title={isOpen ? 'The class’s screen is open' : 'Opens a window for the projector'}
        onClick={() => setBlocked(!openScreen())}
        className={className}
      >
        Class screen
      </Button>
      <Dialog
        open={isBlocked}
        onOpenChange={setBlocked}
        title="The browser blocked the window"
        actions={<Button onClick={() => setBlocked(false)}>OK</Button>}
      >
        <p>Allow pop-ups for this page beside its address, then press “Class screen” again. Or open this page there:</p>
        <p className="mt-2 font-bold">{`${window.location.origin}/screen`}</p>
      </Dialog>
    </>
  );
}
