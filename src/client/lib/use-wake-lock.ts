import { useEffect } from 'react';

/** Keeps the screen on while it is looked at, where the device can: a phone that sleeps misses the next question. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Browsers have it for https and for the same machine alone.
    if (!isWanted || !('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    async function take() {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) await taken.release();
        else lock = taken;
      } catch {
        // A device with little power left refuses.
      }
    }
    // It is given up by the browser whenever the page is hidden.
    const again = () => void take();
    document.addEventListener('visibilitychange', again);
    again();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isWanted]);
}
