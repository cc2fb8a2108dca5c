import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';

/** The page that was shown last; nothing before the first one. */
let shownPath: string | undefined;

/**
 * Names the page. After moving to another page, focus goes to its heading and the window to the top, as with a real
 * page load; a page whose code is still loading is not here yet, so this waits for it.
 */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const [path] = useLocation();
  useEffect(() => {
    document.title = `${title} · Classroom Studio`;
    const moved = shownPath !== undefined && shownPath !== path;
    shownPath = path;
    if (!moved) return;
    window.scrollTo(0, 0);
    const main = document.getElementById('content');
    (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
  }, [title, path]);
  return children;
}
