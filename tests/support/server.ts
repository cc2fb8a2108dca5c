import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createApp } from '../../src/server/app';
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

export interface RestAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/** The whole server on a free port. */
export async function serve({ deps }: Pick<World, 'deps'>): Promise<TestServer> {
  const app = createApp({
    deps,
    trustProxy: false,
    client: (_req, res) => res.status(404).end(),
    security: { scripts: [], frames: [], connections: [], https: false },
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    async rest(method, path, { token, body, headers } = {}) {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...((body !== undefined || method === 'POST' || method === 'PUT') && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
    },
  };
}
