import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Outbox, Sender } from './outbox';

const retryMs = 4000;

/** What waits in an outbox, and the way to send it. What could not be sent is tried again until it is gone. */
export function useOutbox<Entry>(outbox: Outbox<Entry>, sender: Sender<Entry>) {
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.read);
  const latest = useRef(sender);
  useEffect(() => {
    latest.current = sender;
  });
  const flush = useCallback(() => outbox.flush(latest.current), [outbox]);

  const isWaiting = sender.next(waiting).length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void flush();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting, flush]);
  return { waiting, isWaiting, flush };
}
