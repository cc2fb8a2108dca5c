import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { presentPortal } from '#client/lib/portal-settings';
import { App } from '#client/shell/app';
import { loadPage } from '#client/shell/routes';
import { blanks } from '#shared/core/blanks';
import { pageTitle } from '#shared/core/page-title';
import { portalSettings } from '#shared/core/portal-settings';
import { publicPages, variantOf } from '#shared/core/public-pages';

/* Run by the build: the public pages as a visitor sees them, without a browser. */

const { pro, team } = blanks.checkout;
const variants = portalSettings.shape.payments.options.flatMap((payments) =>
  [{}, { pro }, { team }, { pro, team }].map((checkout) => ({
    payments,
    checkout,
    verifiesAddresses: false,
    contactEmail: blanks.contactEmail,
    kept: blanks.kept,
  })),
);

/** Every public page in every variant, as what goes into `#root`. */
export async function renderPages() {
  const pages = Object.values(publicPages);
  await Promise.all(pages.map(({ path }) => loadPage(path)));
  const rendered = [];
  // One after the other: the settings are those of the whole renderer.
  for (const settings of variants) {
    presentPortal(settings);
    for (const { path, name, title, description } of pages) {
      const html = await toHtml(path);
      rendered.push({ name, title: pageTitle(title), description, variant: variantOf(settings), html });
    }
  }
  return rendered;
}

/** A page with what it loads later, each part in its place: nothing is brought there by a script. */
async function toHtml(path: string): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrSearch="">
      <App />
    </Router>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}
