import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRemote } from '#client/present/use-page-keys';

const typing = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';
const operable = 'button, a[href], input, [role="menuitem"], [role="option"]';

/**
 * Keys of a mode, in the whole window: in lower case: `' '`, `'z'`, `'arrowright'`. Space and arrows keep their own
 * meaning on other controls; on the card itself space is the mode's.
 */
export function useCardKeys(screen: RefObject<HTMLElement | null>, keys: Record<string, () => void>): void {
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
    let swallowsKeyUp = false;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Element) || target.closest(typing)) return;
      if (target !== document.body && !screen.current?.contains(target)) return;
      const isOnCard = target.closest('[data-card]') !== null;
      if (event.key === ' ' && !isOnCard && target.closest(operable)) return;
      if (event.key.startsWith('Arrow') && target.matches('input')) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      swallowsKeyUp = event.key === ' ';
      if (!event.repeat) act();
    }
    // A button is pressed when the key comes up again: some browsers need both to be stopped.
    function handleKeyUp(event: KeyboardEvent) {
      if (event.key !== ' ' || !swallowsKeyUp) return;
      swallowsKeyUp = false;
      event.preventDefault();
    }
    window.addEventListener('keydown', handleKeyDown);
    window.addEventListener('keyup', handleKeyUp);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('keyup', handleKeyUp);
    };
  }, [screen]);
}
