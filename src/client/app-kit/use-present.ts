import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Present mode: the screen lies over everything else, in full screen where the browser allows it. Escape leaves.
 * The rest of the page is inert meanwhile, so that Tab does not wander off behind it. The focus goes to the screen, which
 * must be able to take it: the button that led here would keep the space bar for itself. It gets the focus back at the end.
 */
export function usePresent(screen: RefObject<HTMLElement | null>) {
  const [isPresenting, setPresenting] = useState(false);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = screen.current;
    if (!isPresenting || !element) return;
    const others = siblingsUpwards(element).filter((other) => !other.inert);
    for (const other of others) other.inert = true;
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    // What is shown may have put the focus where it wants it.
    if (document.activeElement === opener.current) element.focus({ preventScroll: true });

    const handleFullscreen = () => {
      if (!document.fullscreenElement) setPresenting(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPresenting(false);
    };
    document.addEventListener('fullscreenchange', handleFullscreen);
    window.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('fullscreenchange', handleFullscreen);
      window.removeEventListener('keydown', handleKey);
      for (const other of others) other.inert = false;
      document.body.style.overflow = overflow;
      const isLost = document.activeElement === document.body || document.activeElement === element;
      if (isLost) opener.current?.focus();
      if (document.fullscreenElement === element) document.exitFullscreen().catch(() => {});
    };
  }, [isPresenting, screen]);

  function togglePresent() {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // Asked for here and not in the effect: browsers allow it only while a press is handled.
    if (!isPresenting && document.fullscreenEnabled) screen.current?.requestFullscreen().catch(() => {});
    setPresenting(!isPresenting);
  }

  return { isPresenting, togglePresent };
}

function siblingsUpwards(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const beside = [...parent.children].flatMap((child) =>
    child !== element && child instanceof HTMLElement ? [child] : [],
  );
  return [...beside, ...siblingsUpwards(parent)];
}
