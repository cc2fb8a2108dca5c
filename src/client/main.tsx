import { useEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import '#client/styles/main.css';
import { reportCrash } from '#client/lib/error-reporting';
import { followReadingInOtherTabs } from '#client/lib/reading';
import { currentToken, startSession } from '#client/lib/session-store';
import { tidyUp } from '#client/lib/start-up';
import { followOtherTabs } from '#client/lib/theme';
import { App } from '#client/shell/app';
import { loadPage } from '#client/shell/routes';

tidyUp();
startSession();
followOtherTabs();
followReadingInOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('Failed to find the root element');

const options: RootOptions = {
  onUncaughtError: reportCrash,
  onRecoverableError(error) {
    console.error(error);
    reportCrash(error);
  },
};
if (root.hasChildNodes() && !currentToken()) void bringToLife(root);
else showAnew(root);

/** The page came with its content, made for visitors: it stays, and gets its behaviour. */
async function bringToLife(prerendered: HTMLElement): Promise<void> {
  prerendered.classList.remove('when-signed-out');
  // Where its code cannot be had, the page itself says so.
  await loadPage(window.location.pathname).catch(() => {});
  hydrateRoot(prerendered, <Alive />, options);
}

/** Tells begin.js that the page answers now. */
function Alive() {
  useEffect(() => {
    document.dispatchEvent(new Event('alive'));
  }, []);
  return <App />;
}

function showAnew(place: HTMLElement): void {
  place.replaceChildren();
  place.classList.remove('when-signed-out');
  createRoot(place, options).render(<Alive />);
}
