import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { pageTitle } from '#shared/core/page-title';

/** The path of the page that was shown last; at first, of the one that was asked for. */
let shownPath = typeof window === 'undefined' ? undefined : window.location.pathname;

/**
 * Names the page. After moving to another page, focus goes to its heading and the window to the top, as with a real
 * page load. Stands inside what is loaded lazily, so that it comes with the page and not before it.
 */
export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  // As of this page, not of the window: somebody may already have gone on while it was still coming.
  const [present] = useLocation();
  const [path] = useState(present);
  useEffect(() => {
    if (shownPath === path) return;
    shownPath = path;
    window.scrollTo(0, 0);
    const main = document.getElementById('content');
    (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
  }, [path]);
  return children;
}
