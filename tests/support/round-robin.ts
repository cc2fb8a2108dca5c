import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { DatabaseAddress } from '#server/adapters/db/database';
import { projectRoot } from '#server/config';
import type { RestAnswer } from './exchange';
import type { openPortal } from './portal-process';

type Opened = Awaited<ReturnType<typeof openPortal>>;
type Rest = (method: string, path: string, options?: { token?: string; body?: object }) => Promise<RestAnswer>;

/** Several server processes on one database: each by itself, and all behind one address that takes them in turn. */
export async function roundRobin(count: number, database: DatabaseAddress): Promise<{ all: Rest; each: Rest[] }> {
  const ports = await Promise.all(Array.from({ length: count }, () => startServer(database)));
  let turn = 0;
  const proxy = createServer((req, res) => {
    const port = ports[turn++ % ports.length];
    const headers = { ...req.headers, 'x-forwarded-for': req.socket.remoteAddress };
    const passed = request({ host: '127.0.0.1', port, path: req.url, method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    passed.on('error', () => res.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo;
  return { all: restOf(port), each: ports.map(restOf) };
}

async function startServer(database: DatabaseAddress): Promise<number> {
  const child = fork(path.join(projectRoot, 'tests/support/server-process.mjs'), [JSON.stringify(database)], {
    cwd: projectRoot,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  });
  const [{ port }] = (await once(child, 'message')) as [Pick<Opened, 'port'>];
  return port;
}

function restOf(port: number): Rest {
  return async (method, to, { token, body } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/api${to}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}
