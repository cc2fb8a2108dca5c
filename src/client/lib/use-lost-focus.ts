import { useEffect, useRef } from 'react';

/**
 * Finds a new place for the focus when what had it is gone from the screen. Call what it answers before the change that
 * takes it away.
 */
export function useLostFocus(shown: unknown, next: () => HTMLElement | null | undefined): () => void {
  const isExpected = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once something else is shown
  useEffect(() => {
    const wasExpected = isExpected.current;
    isExpected.current = false;
    if (wasExpected && document.activeElement === document.body) next()?.focus();
  }, [shown]);
  return () => {
    isExpected.current = true;
  };
}
