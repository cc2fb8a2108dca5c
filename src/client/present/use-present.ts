import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isScreenOpen, useScreenOpen } from '#client/class-screen/teacher-window';
import { useDarkClassScreen, useDarkScreen } from './use-dark-screen';

/**
 * Present mode: the screen lies over everything else, in full screen where the browser allows it. Escape leaves.
 * The rest of the page is inert meanwhile, so that Tab does not wander off behind it. The focus goes to the screen,
 * which must be able to take it: the button that led here would keep the space bar for itself. It gets the focus back
 * at the end.
 *
 * Clickers also send F5, which means 'show it': it must not load the page anew in front of the class.
 *
 * What sends to the class's screen covers nothing while one is open: this window is then the teacher's alone.
 */
export function usePresent(screen: RefObject<HTMLElement | null>, { sends = false } = {}) {
  const [isPresenting, setPresenting] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const hasScreen = useScreenOpen() && sends;
  const covers = isPresenting && !hasScreen;
  const { isDark, setDark } = useDarkScreen(covers);
  useDarkClassScreen(isPresenting && hasScreen);

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
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key === 'F5' && !ctrlKey && !metaKey && !altKey) event.preventDefault();
    };
    document.addEventListener('fullscreenchange', handleFullscreen);
    window.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('fullscreenchange', handleFullscreen);
      window.removeEventListener('keydown', handleKey);
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
