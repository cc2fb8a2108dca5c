import { useEffect, useState } from 'react';
import type { ScreenCountdown } from '#shared/screen/content';

/** The time that is left, in figures and as a ring. It stops at nothing: how late it is, is not the class's. */
export function CountdownRing({ countdown }: { countdown: ScreenCountdown }) {
  const left = Math.max(0, useSecondsLeft(countdown));
  const share = Math.min(1, left / countdown.seconds);
  const isOver = left === 0;
  return (
    <div className="class-ring" data-over={isOver || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="45" className="stroke-line" />
        <circle
          cx="50"
          cy="50"
          r="45"
          pathLength="1"
          strokeDasharray={`${share} 1`}
          transform="rotate(-90 50 50)"
          className={isOver ? 'stroke-warn' : 'stroke-accent'}
        />
      </svg>
      <span role="timer" aria-label="Time left" className="class-least tabular-nums">
        {ringText(left)}
      </span>
      <span role="status" className="sr-only">
        {isOver && 'Time is up.'}
      </span>
    </div>
  );
}

/** No more than fits into the ring. */
function ringText(seconds: number): string {
  if (seconds < 60) return String(seconds);
  if (seconds >= 6000) return `${Math.ceil(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function useSecondsLeft(countdown: ScreenCountdown): number {
  const [now, setNow] = useState(() => Date.now());
  const runs = 'endsAt' in countdown;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return runs ? Math.ceil((countdown.endsAt - Math.max(now, 0)) / 1000) : countdown.secondsLeft;
}
