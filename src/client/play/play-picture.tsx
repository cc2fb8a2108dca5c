import { lazy, Suspense } from 'react';

const loadScene = () => import('#client/scenes/scene');

/** A picture that cannot be fetched is none: what is played goes on. */
const Scene = lazy(() =>
  loadScene().then(
    (m) => ({ default: m.Scene }),
    () => ({ default: () => null }),
  ),
);

interface PlayPictureProps {
  /** The id of an app. */
  app: string;
  steps: number;
  /** What is worked at, from 0. */
  place: number;
  /** How many are right so far: each new one is a moment of joy. */
  right: number;
}

const height = 'h-24 sm:h-[clamp(6rem,18vh,9.5rem)]';

/** The picture of the app that is played, which moves with what one does. Its place is there before it. */
export function PlayPicture({ app, steps, place, right }: PlayPictureProps) {
  return (
    <Suspense fallback={<div className={height} />}>
      <Scene app={app} steps={steps} place={place} progress={place / steps} joy={right} className={height} />
    </Suspense>
  );
}
