import { useEffect, useState } from 'react';
import type { Told } from './use-live-game';

/** How many seconds this player has left, by the server's clock; nothing where there is no limit. */
export function useSecondsLeft({ own: { closesAt, leftMs }, ahead }: Told): number | undefined {
  const left = () => (closesAt === null ? leftMs : Math.max(0, closesAt - ahead - performance.now()));
  const [, tick] = useState(0);
  const isRunning = closesAt !== null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const ms = left();
  return ms === null ? undefined : Math.ceil(ms / 1000);
}
