import { useEffect, useRef } from 'react';
import { Countdown } from './countdown';
import { useServerClock } from './use-server-clock';

interface TimeLeftProps {
  attempt: { now: string; deadlineAt: string | null };
  /** The time is over: ends it, or looks how the server ended it. */
  end: () => Promise<void>;
}

/** The time of what is played without being handed in; when it is over, it ends by itself. */
export function TimeLeft({ attempt, end }: TimeLeftProps) {
  const { secondsLeft } = useServerClock(attempt);
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) void latest.current();
  }, [isOver]);
  return secondsLeft === undefined ? null : <Countdown secondsLeft={secondsLeft} />;
}
