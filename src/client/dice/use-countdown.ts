import { useEffect, useState } from 'react';

/** Seconds that run down to nothing. It counts by the clock, so that a browser that dozes does not lose any. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState<number>();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === undefined) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return {
    left,
    endsAt,
    isOn: endsAt !== undefined,
    isOver: endsAt !== undefined && left === 0,
    start(seconds: number) {
      setLeft(seconds);
      setEndsAt(Date.now() + seconds * 1000);
    },
    stop: () => setEndsAt(undefined),
  };
}

/** 4:05 */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
