// A server of the portal in a process of its own: `node server-process.mjs <address as JSON>`. It tells its port, and
// ends when its parent goes or says so.
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
});
const { openPortal } = await vite.ssrLoadModule('/tests/support/portal-process.ts');
const { port, close } = await openPortal(JSON.parse(process.argv[2]));
process.once('disconnect', async () => {
  await close();
  await vite.close();
});
process.send({ port });
