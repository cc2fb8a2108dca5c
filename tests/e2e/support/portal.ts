import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Portal {
  url: string;
  /** One REST call, for what a test needs to be there before it begins. */
  rest(method: string, path: string, options?: { token?: string; body?: object }): Promise<unknown>;
  /** Ends the server, as when a network cable is pulled; what it stored stays. */
  goAway(): Promise<void>;
  /** Starts it again at the same address. */
  comeBack(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

export const adminPassword = 'admin-password';

/** The built portal on a free port with a database of its own. */
export async function startPortal(settings: Record<string, string> = {}): Promise<Portal> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
  const launch = (port: string) =>
    spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: `file:${path.join(folder, 'portal.db')}`,
        ADMIN_PASSWORD: adminPassword,
        LOG_LEVEL: 'error',
        ...settings,
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  let server = launch('0');
  const url = await addressOf(server);
  async function goAway() {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  return {
    url,
    async rest(method, address, { token, body } = {}) {
      const response = await fetch(`${url}/api${address}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: body && JSON.stringify(body),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${JSON.stringify(answer)}`);
      return answer;
    },
    goAway,
    async comeBack() {
      server = launch(new URL(url).port);
      await addressOf(server);
    },
    async stop() {
      await goAway();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The portal ended with ${code} before it was ready.`)));
    server.stdout?.on('data', (text) => {
      const address = /ready: (http:\S+)/.exec(String(text))?.[1];
      if (address) resolve(address);
    });
  });
}
