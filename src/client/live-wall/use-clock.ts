import { useEffect, useState } from 'react';

/** The time of the server in ms as it goes on, by how far this device's clock is behind; it stands while nothing runs. */
export function useClock(offset: number, isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now + offset;
}
