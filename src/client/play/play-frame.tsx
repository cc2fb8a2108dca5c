import { X } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { lazyPart } from '#client/lib/lazy-part';
import { StageContext } from '#client/present/stage';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import type { Steps } from './progress-line';
import { ReadingButton } from './reading-button';

/** A part of the frame. Where it cannot be fetched, the connection being gone, one plays without it. */
const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => load().catch((): ComponentType<Props> => () => null));

const ProgressLine = optionalPart(() => import('./progress-line').then((m) => m.ProgressLine));
const SoundButton = optionalPart(() => import('./sound-button').then((m) => m.SoundButton));
const loadKeyboardSpace = () => import('./keyboard-space');

interface PlayFrameProps {
  /** What is played: the heading of the page. */
  title: string;
  onLeave: () => void;
  /** What leaving does, where it is more than that. */
  leaveLabel?: string;
  /** How far it is, in words. */
  progress?: ReactNode;
  steps?: Steps;
  /** Beside the progress: lives, stars, the time. */
  status?: ReactNode;
  /** It says words by itself. */
  hasSound?: boolean;
  /** The picture of the app, which moves with what one does. */
  picture?: ReactNode;
  /** A text stands beside the question. */
  wide?: boolean;
  /** The main button: check, next. As wide as a phone leaves, of one width elsewhere. */
  main?: ReactNode;
  /** What else can be done, less important. */
  others?: ReactNode;
  children: ReactNode;
}

/**
 * The screen that somebody plays on, in every app: a thin bar, the picture, one column, and the way on always in the
 * same place at the bottom. The portal's own header steps back meanwhile.
 */
export function PlayFrame({
  title,
  onLeave,
  leaveLabel = 'Leave',
  progress,
  steps,
  status,
  hasSound,
  picture,
  wide = false,
  main,
  others,
  children,
}: PlayFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = use(StageContext);
  // Nobody has a keyboard open before the first question is there.
  useEffect(() => {
    // Where it cannot be fetched, the connection being gone, one plays without it.
    const following = loadKeyboardSpace().then(
      (m) => frame.current && m.followKeyboard(frame.current),
      () => undefined,
    );
    return () => void following.then((stop) => stop?.());
  }, []);
  const measure = wide ? 'max-w-wide' : 'max-w-play';
  return (
    <div ref={frame} className="play flex min-h-dvh flex-col bg-canvas text-base">
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <div className="sticky top-0 z-20 bg-canvas max-xs:static">
        <div className="play-bar">
          <Button
            variant="quiet"
            icon={<X />}
            // In front of the class it is the way back to the desk, where what is played goes on.
            onClick={stage?.isPresenting ? stage.toggle : onLeave}
            className="shrink-0 px-3"
          >
            {stage?.isPresenting ? 'Leave' : leaveLabel}
          </Button>
          <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-4 text-muted">
            {progress && <p className="font-bold tabular-nums">{progress}</p>}
            {status}
          </div>
          <Suspense fallback={<span className="size-control" />}>{hasSound && <SoundButton />}</Suspense>
          <ReadingButton />
          {stage?.controls}
        </div>
        <Suspense fallback={<div className="h-1.5" />}>
          {steps && steps.count > 1 && <ProgressLine {...steps} />}
        </Suspense>
      </div>
      {picture && <div className="play-picture">{picture}</div>}
      <div className="flex-1 px-4 pt-[clamp(1rem,5vh,4rem)] pb-8 sm:px-6 short:pt-3 short:pb-4">
        <div className={cx('mx-auto grid w-full grid-cols-[minmax(0,1fr)] gap-5 short:gap-3', measure)}>{children}</div>
      </div>
      {(main || others) && (
        <div className="play-foot">
          <div className={measure}>
            {main}
            {others && <div>{others}</div>}
          </div>
        </div>
      )}
    </div>
  );
}
