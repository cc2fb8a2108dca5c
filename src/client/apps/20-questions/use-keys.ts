import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRemote } from '#client/present/use-page-keys';

const typing = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';
const operable = 'button, a[href], input, [role="radio"]';

/**
 * Keys of a mode while nothing is being typed, by their lower-case names. Space, Enter and the arrows stay with the
 * control that has the focus. What a clicker sends (page up and down) is always the mode's.
 */
export function useKeys(screen: RefObject<HTMLElement | null>, keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useRemote((by) => {
    const act = keys[by > 0 ? 'pagedown' : 'pageup'];
    act?.();
    return act !== undefined;
  });
  useLayoutEffect(() => {
    function handle(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      const isClicker = event.key === 'PageDown' || event.key === 'PageUp';
      if (!(target instanceof Element) || (!isClicker && target.closest(typing))) return;
      if (target !== document.body && !screen.current?.contains(target)) return;
      const isOwn = event.key === ' ' || event.key === 'Enter' || event.key.startsWith('Arrow');
      if (isOwn && target.closest(operable)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [screen]);
}
