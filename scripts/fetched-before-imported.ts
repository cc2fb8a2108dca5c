import path from 'node:path';
import type { Plugin } from 'vite';

const helper = path.join(import.meta.dirname, '../src/client/lib/import-fetched.ts');

/** Each `import()` of the built client fetches its files before it imports: what failed can be asked for again. */
export function fetchedBeforeImported(): Plugin {
  return {
    name: 'fetched-before-imported',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `export { importFetched as __vitePreload } from ${JSON.stringify(helper)};`,
    },
  };
}
