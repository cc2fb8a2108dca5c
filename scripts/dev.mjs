// npm run dev: browser code with hot reload, server code loaded anew when it changes, in one process.
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { bringsServerAnew, notWatched } from './dev-files.mjs';
import { generateClient, install, readSettingsFile, requireNode, root } from './prepare.mjs';

requireNode();
readSettingsFile();
install({ everything: true });
generateClient();

const { createServer } = await import('vite');
const http = createHttpServer((req, res) => portal.handle(req, res));
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: notWatched } },
});
let portal = await load();
http.listen(portal.port, portal.host, () => console.log(`\nDeveloping at http://${portal.host}:${portal.port}\n`));

async function load() {
  const { openDevPortal } = await vite.ssrLoadModule('/src/server/dev.ts');
  return openDevPortal(vite);
}

/** While a migration runs: it wants the database for itself. */
const away = {
  handle: (_req, res) => res.writeHead(503).end('The server is loaded anew. The terminal says how it gets on.'),
  close: async () => {},
};

let waiting;
let hasNewMigration = false;
vite.watcher.on('all', (event, file) => {
  if (!bringsServerAnew(event, path.relative(root, file))) return;
  hasNewMigration ||= event === 'add';
  clearTimeout(waiting);
  waiting = setTimeout(loadAnew, 100);
});

async function loadAnew() {
  try {
    if (hasNewMigration) {
      const before = portal;
      portal = away;
      await before.close();
    }
    const next = await load();
    hasNewMigration = false;
    const before = portal;
    portal = next;
    await before.close();
    console.log('Server code loaded anew.');
  } catch (error) {
    const now = portal === away ? 'nothing is served until it can be' : 'the one before goes on';
    console.error(`The server code could not be loaded; ${now}.`, error);
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    http.close();
    await vite.close();
    await portal.close();
    process.exit(0);
  });
}
