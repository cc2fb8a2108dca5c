import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How many seconds are left by the server's clock. Only the time that passes is taken from the device, by the clock
 * that nobody can set.
 */
export function useServerClock(attempt: { now: string; deadlineAt: string | null } | undefined): {
  secondsLeft: number | undefined;
} {
  const { now, deadlineAt } = attempt ?? {};
  const left = useCallback(
    (since: number) =>
      now && deadlineAt
        ? Math.max(0, Math.ceil((Date.parse(deadlineAt) - Date.parse(now) - (performance.now() - since)) / 1000))
        : undefined,
    [now, deadlineAt],
  );
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
    setSecondsLeft(left(since.current));
    const timer = setInterval(() => setSecondsLeft(left(since.current)), 500);
    return () => clearInterval(timer);
  }, [left]);
  return { secondsLeft };
}
