import { Suspense, use, useMemo } from 'react';
import type { PlayedProps } from '#client/class-screen/played-on-screen';
import { lazyPart } from '#client/lib/lazy-part';
import type { AttemptOutput } from '#shared/api/attempts';
import type { ScreenCountdown } from '#shared/screen/content';
import { StageContext } from './stage';

const PlayedOnScreen = lazyPart(() => import('#client/class-screen/played-on-screen').then((m) => m.PlayedOnScreen));

/** Sends the question that is open to the class's screen while the class looks at it. */
export function Played(props: PlayedProps) {
  const stage = use(StageContext);
  // Also while nobody looks on: later it is not known any more when the server said how much time is left.
  const countdown = useCountdown(props.attempt);
  if (!stage?.isPresenting) return null;
  return (
    <Suspense fallback={null}>
      <PlayedOnScreen {...props} countdown={countdown} />
    </Suspense>
  );
}

/** By this device's clock. */
function useCountdown({ now, startedAt, deadlineAt }: AttemptOutput): ScreenCountdown | undefined {
  return useMemo(() => {
    if (!deadlineAt) return undefined;
    const secondsFrom = (moment: string) => Math.round((Date.parse(deadlineAt) - Date.parse(moment)) / 1000);
    return { seconds: Math.max(1, secondsFrom(startedAt)), endsAt: Date.now() + secondsFrom(now) * 1000 };
  }, [now, startedAt, deadlineAt]);
}
