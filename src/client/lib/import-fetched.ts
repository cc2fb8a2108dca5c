/*
 * How each `import()` of the built client is carried out (scripts/fetched-before-imported.ts sees to it). Browsers remember a module that
 * could not be fetched, and fail it again until the page is loaded anew. So its files are fetched first: only what is
 * there is imported, and what is not can be asked for again without losing the page.
 *
 * What the build hands over is the `import()` with a `then` behind it. A handler of failures there would not be called, so
 * it stands behind a function of its own: `load().then(show, () => {})`.
 */

/** Said by the window when a part of the portal could not be fetched. */
export const partNotFetched = 'part-not-fetched';

/** Files by their addresses, from when they were first asked for. What failed is not among them. */
const arrivals = new Map<string, Promise<void>>();

/**
 * Imports a module once it and all that it needs have been fetched: scripts into the browser's cache, stylesheets into
 * the page. Files are paths below the portal's address. Throws what browsers throw where one of them cannot be had.
 */
export async function importFetched<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => arrivalOf(new URL(`/${file}`, window.location.href).href)));
  return importModule();
}

function arrivalOf(address: string): Promise<void> {
  if (arrivals.size === 0) noteWhatIsThere();
  const known = arrivals.get(address);
  if (known) return known;
  const arrival = (address.endsWith('.css') ? addStylesheet(address) : fetchScript(address)).catch((error: unknown) => {
    arrivals.delete(address);
    window.dispatchEvent(new Event(partNotFetched));
    throw error;
  });
  arrivals.set(address, arrival);
  return arrival;
}

/** What the page itself has brought. */
function noteWhatIsThere() {
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    arrivals.set(src, Promise.resolve());
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]'))
    arrivals.set(href, Promise.resolve());
}

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address).catch(() => undefined);
  // Read to its end: half a file is not in the cache.
  const script = await response?.text().catch(() => undefined);
  if (!response?.ok || script === undefined) throw notFetched(address);
}

function addStylesheet(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(notFetched(address));
    };
    document.head.append(link);
  });
}

const notFetched = (address: string) => new TypeError(`Failed to fetch dynamically imported module: ${address}`);
