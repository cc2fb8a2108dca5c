import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type AppOptions, createApp } from '#server/http/app';
import { exchange, type RestAnswer } from './exchange';

import type { World } from './world';

export interface TestServer {
  url: string;
  /** One REST call: JSON in, status, headers and JSON out. */
  rest(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<RestAnswer>;
}

/** The whole server, as it stands before it listens. */
export function appOf({ deps }: Pick<World, 'deps'>, options: Pick<AppOptions, 'health'> = {}) {
  return createApp({
    deps,
    trustProxy: false,
    client: (_req, res) => res.status(404).end(),
    security: { scripts: [], frames: [], connections: [], https: false },
    ...options,
  });
}

/** Listens on a free port until the test is over. */
export async function listenTo(app: ReturnType<typeof createApp>, host = '127.0.0.1'): Promise<{ url: string }> {
  const server = app.listen(0, host);
  // A test that pauses must not meet a connection that is just being closed.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://${host}:${port}` };
}

/** The whole server on a free port. */
export async function serve(portal: Pick<World, 'deps'>): Promise<TestServer> {
  const { url } = await listenTo(appOf(portal));
  return {
    url,
    rest(method, path, { token, body, headers } = {}) {
      return exchange(`${url}/api${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...((body !== undefined || method === 'POST' || method === 'PUT') && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
    },
  };
}
