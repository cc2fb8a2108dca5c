import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { PlayFrame } from '#client/play/play-frame';
import { Banner } from '#client/ui/banner';

export interface LiveFrameProps {
  title: string;
  /** As whom one plays. */
  name: string;
  progress?: string | undefined;
  secondsLeft?: number | undefined;
  isPaused?: boolean;
  isLost: boolean;
  /** An answer waits on this device. */
  isKept: boolean;
  /** What became of an answer that was not taken. */
  refusal?: string | undefined;
  wide?: boolean;
  main?: ReactNode;
  children: ReactNode;
}

/** Said once, politely, when so few seconds are left. */
const warnsAt = 10;

/** The bar with name, question and time, which every view of a live game has, and what there is to say about its state. */
export function LiveFrame(props: LiveFrameProps) {
  const { title, name, progress, secondsLeft, isPaused = false, isLost, isKept, refusal, wide, main, children } = props;
  const [, navigate] = useLocation();
  return (
    <PlayFrame
      title={title}
      onLeave={() => navigate('/join')}
      progress={progress}
      status={
        <>
          <p className="wrap-anywhere">{name}</p>
          {secondsLeft !== undefined && <TimeLeft seconds={secondsLeft} isPaused={isPaused} />}
        </>
      }
      wide={wide ?? false}
      main={main}
    >
      {isLost && (
        <Banner tone="warn" title="No connection.">
          {isKept ? 'Your answer is kept, and sent later.' : 'Stay here: it goes on by itself.'}
        </Banner>
      )}
      {isPaused && <Banner title="The game is paused.">It goes on in a moment.</Banner>}
      {refusal && <Banner tone="warn">{refusal}</Banner>}
      {children}
    </PlayFrame>
  );
}

function TimeLeft({ seconds, isPaused }: { seconds: number; isPaused: boolean }) {
  const isShort = seconds <= warnsAt && seconds > 0 && !isPaused;
  return (
    <>
      <span role="timer" aria-live="off" aria-label="Time left" className="font-bold tabular-nums">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
      <span role="status" className="sr-only">
        {isShort && `${warnsAt} seconds left.`}
      </span>
    </>
  );
}
