// Source code as it stands, for a script or a process of a test: TypeScript, without a build.
import { root } from './prepare.mjs';

/** Loads modules by their path from the root; `close` ends it. */
export async function openSource() {
  // Not above: a script may install it first.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configFile: false,
    resolve: { tsconfigPaths: true },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  return { load: (path) => vite.ssrLoadModule(path), close: () => vite.close() };
}
