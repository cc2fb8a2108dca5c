import { ArrowLeft, ArrowRight, MonitorOff } from 'lucide-react';
import { useState } from 'react';
import { useWakeLock } from '#client/lib/use-wake-lock';
import { Button } from '#client/ui/button';
import type { RemotePress } from '#shared/api/screens';
import { PairingCode } from './pairing-code';
import { remoteQueue } from './remote-queue';
import { useDevice } from './use-device';
import '#client/class-screen/class-screen.css';

/** A teacher's phone that turns the pages of what the class looks at. It shows where that is, and nothing of it. */
export function RemotePage() {
  const { state, isLost } = useDevice('remote');
  const [isFailing, setFailing] = useState(false);
  const [queue] = useState(() => remoteQueue(setFailing));
  useWakeLock(true);
  const press = (pressed: RemotePress) => queue.press(pressed);
  if (state?.state !== 'remote') {
    return (
      <div className="class-page fixed inset-0 z-40 bg-canvas">
        <h1 className="sr-only">Remote</h1>
        <PairingCode code={state?.state === 'waiting' ? state.code : undefined} isLost={isLost}>
          On your computer, press the button “On another device” beside “Class screen”, and type this code.
        </PairingCode>
      </div>
    );
  }
  const { glance } = state;
  return (
    <div className="fixed inset-0 z-40 flex flex-col gap-4 bg-canvas p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-2 text-center">
        <h1 className="text-xl wrap-anywhere">{glance?.title ?? 'Nothing is shown yet'}</h1>
        <p className="text-3xl font-bold tabular-nums">
          {glance?.number && glance.of ? `${glance.number} of ${glance.of}` : ''}
        </p>
        <p role="status" className="min-h-12 text-muted">
          {isLost || isFailing ? 'The connection is lost. It is tried again by itself.' : ''}
        </p>
      </div>
      <div className="grid flex-[2] grid-cols-2 grid-rows-[minmax(0,1fr)_auto] gap-4">
        <Button variant="secondary" icon={<ArrowLeft />} className="h-full text-xl" onClick={() => press('back')}>
          Back
        </Button>
        <Button variant="primary" className="h-full text-xl" onClick={() => press('next')}>
          Next <ArrowRight aria-hidden="true" />
        </Button>
        <Button variant="secondary" icon={<MonitorOff />} className="col-span-2 min-h-16" onClick={() => press('dark')}>
          Dark screen
        </Button>
      </div>
    </div>
  );
}
