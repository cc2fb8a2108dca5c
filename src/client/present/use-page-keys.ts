import { useLayoutEffect, useRef } from 'react';
import { takePresses } from '#client/class-screen/remote-presses';

const typing = 'textarea, select, [contenteditable="true"], input';

/** A key that was pressed; a press of a remote is the key of a clicker, and nothing has its focus. */
export interface KeyPress {
  key: string;
  target: EventTarget | null;
  repeat: boolean;
}

/**
 * What a clicker or an arrow key asks for while something is shown page by page: on (1), back (-1) or neither (0).
 * Clickers send the keys that turn pages, some arrows. The arrows up and down turn where there is nothing to scroll.
 */
export function pageStep({ key, target }: Pick<KeyPress, 'key' | 'target'>): 1 | -1 | 0 {
  if (key === 'PageDown' || key === 'ArrowRight') return 1;
  if (key === 'PageUp' || key === 'ArrowLeft') return -1;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || (target instanceof Element && scrolls(target))) return 0;
  return key === 'ArrowDown' ? 1 : -1;
}

function scrolls(element: Element): boolean {
  const { scrollHeight, clientHeight, parentElement } = element;
  if (scrollHeight > clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY)) return true;
  return parentElement !== null && scrolls(parentElement);
}

/** Gives `take` the next (1) and back (-1) of a remote, where the keys of a clicker are heard otherwise. */
export function useRemote(take: (by: 1 | -1) => boolean, isOn = true): void {
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useLayoutEffect(
    () => (isOn ? takePresses((press) => press !== 'dark' && latest.current(press === 'next' ? 1 : -1)) : undefined),
    [isOn],
  );
}

/**
 * Gives `take` each key that is pressed anywhere on the page and is nobody else's, and what a remote presses as the key
 * of a clicker. What it takes, the browser leaves.
 */
export function useKeys(take: (press: KeyPress) => boolean, isOn = true): void {
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useRemote((by) => take({ key: by > 0 ? 'PageDown' : 'PageUp', target: null, repeat: false }), isOn);
  useLayoutEffect(() => {
    if (!isOn) return;
    function handleKey(event: KeyboardEvent) {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // What is in front of the page has its keys for itself: a code is typed there.
      if (target instanceof Element && target.closest('[role="dialog"]')) return;
      if (latest.current(event)) event.preventDefault();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOn]);
}

/** The space bar and Enter, where they do not press what has the focus. */
export function isGoOn({ key, target }: Pick<KeyPress, 'key' | 'target'>): boolean {
  const isOnControl = target instanceof HTMLElement && target.matches('button, a, input');
  return (key === ' ' || key === 'Enter') && !isOnControl;
}

/**
 * Turns pages by a clicker and the arrow keys. The space bar goes on where it does not press a control; an arrow key
 * that a control has taken is that control's, what a clicker sends is always the pages'.
 */
export function usePageKeys(onStep: (by: 1 | -1) => void, isOn = true): void {
  useKeys((event) => {
    const { target, key } = event;
    const isClicker = key === 'PageDown' || key === 'PageUp';
    if (target instanceof Element) {
      if (target.closest(isClicker ? 'textarea, [contenteditable="true"]' : typing)) return false;
      if (key === ' ' && target.closest('button, a')) return false;
    }
    const by = key === ' ' ? 1 : pageStep(event);
    if (by === 0) return false;
    onStep(by);
    return true;
  }, isOn);
}
