import { useLayoutEffect, useRef } from 'react';

/**
 * Keys that belong to the question, wherever the focus is, unless something is being typed or another thing is open.
 */
export function useAttemptKeys(onKey: (event: KeyboardEvent) => void) {
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof HTMLElement)) return;
      const isElsewhere = target.closest('[role=dialog], [role=menu]') !== null;
      const isTyping = target.matches('input:not([type=radio], [type=checkbox]), textarea, select');
      // These do something of their own on Enter.
      const hasOwnEnter = event.key === 'Enter' && target.matches('button, a, input');
      if (!isElsewhere && !isTyping && !hasOwnEnter) latest.current(event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
