import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isScreenOpen, useScreenOpen } from '#client/class-screen/teacher-window';

const typing = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';
/** They do nothing by themselves. */
const halfKeys = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Unidentified'];

/**
 * Present mode: the screen lies over everything else, in full screen where the browser allows it. Escape leaves.
 * The rest of the page is inert meanwhile, so that Tab does not wander off behind it. The focus goes to the screen,
 * which must be able to take it: the button that led here would keep the space bar for itself. It gets the focus back
 * at the end.
 *
 * Clickers also send a full stop or B, which makes the screen dark until the next key, and F5, which means 'show it':
 * it must not load the page anew in front of the class.
 *
 * What sends to the class's screen covers nothing while one is open: this window is then the teacher's alone.
 */
export function usePresent(screen: RefObject<HTMLElement | null>, { sends = false } = {}) {
  const [isPresenting, setPresenting] = useState(false);
  const [isDark, setDark] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const hasScreen = useScreenOpen() && sends;
  const covers = isPresenting && !hasScreen;

  useEffect(() => {
    const element = screen.current;
    if (!covers || !element) return;
    const bringBack = standAlone(element);
    // What is shown may have put the focus where it wants it.
    if (document.activeElement === opener.current) element.focus({ preventScroll: true });

    const handleFullscreen = () => {
      // A browser also ends full screen where the class's screen is opened: that goes on in the other window.
      if (!document.fullscreenElement && !(sends && isScreenOpen())) setPresenting(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'F5') return event.preventDefault();
      if (target instanceof Element && target.closest(typing)) return;
      if (key === '.') setDark(true);
      // Letters answer questions as well: an app that takes this one says so, before or after.
      if (key === 'b' || key === 'B') setTimeout(() => event.defaultPrevented || setDark(true));
    };
    document.addEventListener('fullscreenchange', handleFullscreen);
    window.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('fullscreenchange', handleFullscreen);
      window.removeEventListener('keydown', handleKey);
      setDark(false);
      bringBack();
      const isLost = document.activeElement === document.body || document.activeElement === element;
      if (isLost) opener.current?.focus();
      if (document.fullscreenElement === element) document.exitFullscreen().catch(() => {});
    };
  }, [covers, sends, screen]);

  useEffect(() => {
    if (!isPresenting) return;
    const handleKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setPresenting(false);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isPresenting]);

  // What is pressed in the dark only brings the picture back: nobody can see what else it would do.
  useEffect(() => {
    if (!isDark) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || halfKeys.includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) setDark(false);
    };
    window.addEventListener('keydown', handleKey, true);
    return () => window.removeEventListener('keydown', handleKey, true);
  }, [isDark]);

  const togglePresent = useCallback(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // Asked for here and not in the effect: browsers allow it only while a press is handled.
    if (!isPresenting && !hasScreen && document.fullscreenEnabled) screen.current?.requestFullscreen().catch(() => {});
    setPresenting(!isPresenting);
  }, [isPresenting, hasScreen, screen]);

  return { isPresenting, covers, togglePresent, isDark, setDark };
}

/** Makes all the rest of the page inert, and answers how to bring it back. */
export function standAlone(element: HTMLElement): () => void {
  const others = siblingsUpwards(element).filter((other) => !other.inert);
  for (const other of others) other.inert = true;
  const { overflow } = document.body.style;
  document.body.style.overflow = 'hidden';
  return () => {
    for (const other of others) other.inert = false;
    document.body.style.overflow = overflow;
  };
}

function siblingsUpwards(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const beside = [...parent.children].flatMap((child) =>
    child !== element && child instanceof HTMLElement ? [child] : [],
  );
  return [...beside, ...siblingsUpwards(parent)];
}
