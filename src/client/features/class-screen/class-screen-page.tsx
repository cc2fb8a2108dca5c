import { Maximize } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type OnScreen, openChannel, screenEnd } from '#client/class-screen/channel';
import { ClassView } from '#client/class-screen/class-view';
import { byClock } from '#client/class-screen/clocks';
import { usePaged } from '#client/class-screen/use-paged';
import { latestSender } from '#client/lib/latest-sender';
import { useWakeLock } from '#client/lib/use-wake-lock';
import { usePageKeys } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import type { DeviceState } from '#shared/api/screens';
import { onlyWaits } from '#shared/screen/content';
import { deviceServer, deviceToken } from './device-link';
import { PairingCode } from './pairing-code';
import { useDevice } from './use-device';

const ShownWall = lazy(() => import('#client/live-wall/shown-wall').then((m) => ({ default: m.ShownWall })));

/** A window of the teacher in this browser says at once that it is there. */
const patienceMs = 1_000;

/**
 * What the class looks at: a window of the teacher's browser, or any other device. The teacher's window decides. Where
 * none of this browser answers, it shows a code by which one of another browser pairs it.
 */
export function ClassScreenPage() {
  const [source, setSource] = useState<'unknown' | 'window' | 'device'>('unknown');
  const [fromWindow, setFromWindow] = useState<OnScreen>();
  const { state, isLost } = useDevice('screen', source === 'device');
  const device = useSent(state);
  const shown = source === 'window' ? fromWindow : device?.shown;
  const { turn, goTo, ...view } = usePaged(shown);
  const { page, pages } = view;

  const end = useRef<ReturnType<typeof screenEnd>>(undefined);
  const onTurn = useEffectEvent(goTo);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return setSource('device');
    const opened = screenEnd(openChannel(), {
      onShow: setFromWindow,
      onTurn: (to) => onTurn(to),
      onTeacher: () => setSource('window'),
    });
    end.current = opened;
    const patience = setTimeout(() => setSource((before) => (before === 'unknown' ? 'device' : before)), patienceMs);
    const close = () => opened.close();
    window.addEventListener('pagehide', close);
    return () => {
      clearTimeout(patience);
      window.removeEventListener('pagehide', close);
      close();
    };
  }, []);
  // Said for each thing that is shown: the teacher's window wants to know that this one has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => end.current?.tell({ page, pages }), [fromWindow, page, pages]);

  // The page that the teacher turned to is shown as soon as there are so many, and only then said to be.
  const turned = useRef(-1);
  const { version, turnedTo } = device ?? {};
  const [sender] = useState(() => latestSender({ send: deviceServer.tell.mutate }));
  useEffect(() => {
    if (version === undefined) {
      // Paired anew, it counts from the beginning.
      turned.current = -1;
      return;
    }
    if (typeof turnedTo === 'number' && turnedTo < pages && turned.current !== version) {
      turned.current = version;
      if (turnedTo !== page) return onTurn(turnedTo);
    }
    sender.send({ token: deviceToken('screen'), version, page, pages });
  }, [sender, version, turnedTo, page, pages]);
  usePageKeys(turn);
  useWakeLock(true);

  const isPairing = source === 'device' && !device;
  return (
    <div className="class-page fixed inset-0 z-40 bg-canvas">
      <h1 className="sr-only">The class’s screen</h1>
      {isPairing ? (
        <PairingCode code={state?.state === 'waiting' ? state.code : undefined} isLost={isLost}>
          In the teacher’s window, press the button “On another device” beside “Class screen”, and type this code.
        </PairingCode>
      ) : shown && 'isDark' in shown ? (
        <div className="class-dark">
          <p className="sr-only">The screen is dark.</p>
        </div>
      ) : shown && 'wall' in shown ? (
        <Suspense fallback={null}>
          <ShownWall wall={shown.wall} view={view} />
        </Suspense>
      ) : (
        <ClassView shown={shown} {...view} />
      )}
      {isLost && device && (
        <p role="status" className="absolute inset-x-0 bottom-2 text-center text-muted">
          The connection is lost. It is tried again by itself.
        </p>
      )}
      <FullScreen isWaiting={!isPairing && (!shown || ('content' in shown && onlyWaits(shown)))} />
    </div>
  );
}

/** What a teacher's window of another browser shows, with its moments by the clock of this device. */
function useSent(state: DeviceState | undefined) {
  return useMemo(() => {
    if (state?.state !== 'screen') return undefined;
    const { shown, now, version, page } = state;
    const ahead = now - Date.now();
    const here =
      shown && ('wall' in shown ? { ...shown, wall: { ...shown.wall, offset: ahead } } : byClock(shown, -ahead));
    return { shown: here ?? undefined, version, turnedTo: page };
  }, [state]);
}

/** Goes away once it has been pressed, and does not lie over what is shown. */
function FullScreen({ isWaiting }: { isWaiting: boolean }) {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (isFull || !document.fullscreenEnabled) return null;
  return (
    <div
      className={
        isWaiting
          ? 'absolute inset-x-0 bottom-6 text-center'
          : 'absolute right-3 bottom-3 opacity-0 focus-within:opacity-100 hover:opacity-100'
      }
    >
      <Button
        variant="secondary"
        icon={<Maximize />}
        onClick={() => document.documentElement.requestFullscreen().catch(() => {})}
      >
        Full screen
      </Button>
    </div>
  );
}
