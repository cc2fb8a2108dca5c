import { type RefObject, useLayoutEffect, useRef } from 'react';

interface RollKeys {
  isPresenting: boolean;
  onRoll: () => void;
  /** Brings back the roll before. */
  onBack: () => void;
  onCount: (count: number) => void;
}

/** Where the space bar has a meaning of its own for someone who came there by keyboard. */
const operable = 'button, a[href], summary, input, [role="button"], [role="menuitem"], [role="option"]';
const typing = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';

/**
 * Space rolls, in the whole window, and 1 to 9 set the number of dice while the focus is in the app or it is presented:
 * the user who speaks to the computer says figures elsewhere too. Space keeps its own meaning on a control that was
 * reached by keyboard, except on the dice, which answer to Enter; after a click or tap anywhere on the screen it rolls.
 * While it is presented, a clicker's forward key rolls and its back key brings the roll before.
 */
export function useRollKeys(screen: RefObject<HTMLElement | null>, keys: RollKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });

  useLayoutEffect(() => {
    let cameByPointer = false;
    let swallowsKeyUp = false;

    const handlePointer = () => {
      cameByPointer = true;
    };

    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) cameByPointer = false;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Element) || target.closest(typing)) return;
      const isInside = screen.current?.contains(target) === true;
      if (target !== document.body && !isInside) return;

      if (/^[1-9]$/.test(event.key)) {
        if (isInside || latest.current.isPresenting) latest.current.onCount(Number(event.key));
      } else if (latest.current.isPresenting && (event.key === 'PageDown' || event.key === 'PageUp')) {
        event.preventDefault();
        if (event.repeat) return;
        if (event.key === 'PageDown') latest.current.onRoll();
        else latest.current.onBack();
      } else if (event.key === ' ') {
        const isOnDie = target.matches('[data-die]');
        if (!cameByPointer && !isOnDie && target.closest(operable)) return;
        // A button is pressed when the key comes up again: some browsers need both to be stopped.
        event.preventDefault();
        swallowsKeyUp = true;
        if (!event.repeat) latest.current.onRoll();
      }
    }

    function handleKeyUp(event: KeyboardEvent) {
      if (event.key !== ' ' || !swallowsKeyUp) return;
      swallowsKeyUp = false;
      event.preventDefault();
    }

    window.addEventListener('pointerdown', handlePointer, true);
    window.addEventListener('keydown', handleKeyDown);
    window.addEventListener('keyup', handleKeyUp);
    return () => {
      window.removeEventListener('pointerdown', handlePointer, true);
      window.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('keyup', handleKeyUp);
    };
  }, [screen]);
}
