import { Maximize } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type OnScreen, openChannel, screenEnd } from '#client/class-screen/channel';
import { ClassView } from '#client/class-screen/class-view';
import { usePaged } from '#client/class-screen/use-paged';
import { usePageKeys } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import { onlyWaits } from '#shared/screen/content';

const ShownWall = lazy(() => import('#client/live-wall/shown-wall').then((m) => ({ default: m.ShownWall })));

/** What the class looks at: a window of the teacher's browser, on the projector. The teacher's own window decides. */
export function ClassScreenPage() {
  const [shown, setShown] = useState<OnScreen>();
  const { turn, ...view } = usePaged(shown);
  const { page, pages } = view;
  const latest = useRef(turn);
  latest.current = turn;
  const end = useRef<ReturnType<typeof screenEnd>>(undefined);

  useEffect(() => {
    const opened = screenEnd(openChannel(), { onShow: setShown, onTurn: (by) => latest.current(by) });
    end.current = opened;
    const close = () => opened.close();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, []);
  // Said for each thing that is shown: the teacher's window wants to know that this one has it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => end.current?.tell({ page, pages }), [shown, page, pages]);
  usePageKeys(turn);

  return (
    <div className="class-page fixed inset-0 z-40 bg-canvas">
      <h1 className="sr-only">The class’s screen</h1>
      {shown && 'wall' in shown ? (
        <Suspense fallback={null}>
          <ShownWall wall={shown.wall} view={view} />
        </Suspense>
      ) : (
        <ClassView shown={shown} {...view} />
      )}
      <FullScreen isWaiting={!shown || ('content' in shown && onlyWaits(shown))} />
    </div>
  );
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
