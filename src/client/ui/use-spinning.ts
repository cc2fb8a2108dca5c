import { useEffect, useState } from 'react';

/** A spinner comes late, so that quick answers do not flicker, and once it is there it stays long enough to be seen. */
const spinnerComesMs = 400;
export const spinnerStaysMs = 300;

/** Whether to show a spinner for work that may or may not be under way. */
export function useSpinning(isPending: boolean): boolean {
  const [shownAt, setShownAt] = useState<number>();
  useEffect(() => {
    const isShown = shownAt !== undefined;
    if (isPending === isShown) return;
    const change = isShown
      ? setTimeout(() => setShownAt(undefined), spinnerStaysMs - (Date.now() - shownAt))
      : setTimeout(() => setShownAt(Date.now()), spinnerComesMs);
    return () => clearTimeout(change);
  }, [isPending, shownAt]);
  return shownAt !== undefined;
}
