// npm run dev: browser code with hot reload, server code loaded anew when it changes, in one process.
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { generateClient, install, readSettingsFile, requireNode, root } from './prepare.mjs';

requireNode();
readSettingsFile();
install({ everything: true });
generateClient();

const { createServer } = await import('vite');
const http = createHttpServer((req, res) => portal.handle(req, res));
const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server: http } } });
let portal = await load();
http.listen(portal.port, portal.host, () => console.log(`\nDeveloping at http://${portal.host}:${portal.port}\n`));

async function load() {
  const { openDevPortal } = await vite.ssrLoadModule('/src/server/dev.ts');
  return openDevPortal(vite);
}

const serverCode = ['src/server', 'src/shared', 'prisma'].map((folder) => path.join(root, folder) + path.sep);
let waiting;
vite.watcher.on('change', (file) => {
  if (!serverCode.some((folder) => file.startsWith(folder))) return;
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    try {
      const next = await load();
      const before = portal;
      portal = next;
      await before.close();
      console.log('Server code loaded anew.');
    } catch (error) {
      console.error('The server code could not be loaded; the one before goes on.', error);
    }
  }, 100);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    http.close();
    await vite.close();
    await portal.close();
    process.exit(0);
  });
}
