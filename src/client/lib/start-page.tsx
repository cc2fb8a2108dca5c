import { type ReactNode, useEffect } from 'react';
import type { RootOptions } from 'react-dom/client';
import { reportCrash } from './error-reporting';
import { followReadingInOtherTabs } from './reading';
import { tidyUp } from './start-up';

/* How each entry of the portal begins. */

/** Done once, before the first render. Answers where the page goes. */
export function startPage(): HTMLElement {
  tidyUp();
  followReadingInOtherTabs();
  const root = document.getElementById('root');
  if (!root) throw new Error('Failed to find the root element');
  return root;
}

export const rootOptions: RootOptions = {
  onUncaughtError: reportCrash,
  onRecoverableError(error) {
    console.error(error);
    reportCrash(error);
  },
};

/** Tells begin.js that the page answers now. */
export function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event('alive'));
  }, []);
  return children;
}
