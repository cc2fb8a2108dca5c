import { useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: pressing again while it is under way does nothing. A mutation's own `isPending`
 * comes a moment later, too late for the second half of a double click.
 */
export function useOneAtATime() {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  async function run(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { isBusy, run: (work: () => Promise<void>) => void run(work) };
}
