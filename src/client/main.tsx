import { createRoot, hydrateRoot } from 'react-dom/client';
import '#client/styles/main.css';
import { currentToken, startSession } from '#client/lib/session-store';
import { Alive, rootOptions, startPage } from '#client/lib/start-page';
import { followOtherTabs } from '#client/lib/theme';
import { App } from '#client/shell/app';
import { loadPage } from '#client/shell/routes';

const root = startPage();
startSession();
followOtherTabs();
const page = (
  <Alive>
    <App />
  </Alive>
);

if (root.hasChildNodes() && !currentToken()) void bringToLife(root);
else showAnew(root);

/** The page came with its content, made for visitors: it stays, and gets its behaviour. */
async function bringToLife(prerendered: HTMLElement): Promise<void> {
  prerendered.classList.remove('when-signed-out');
  // Where its code cannot be had, the page itself says so.
  await loadPage(window.location.pathname).catch(() => {});
  hydrateRoot(prerendered, page, rootOptions);
}

function showAnew(place: HTMLElement): void {
  place.replaceChildren();
  place.classList.remove('when-signed-out');
  createRoot(place, rootOptions).render(page);
}
