import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Portal {
  url: string;
  databaseFile: string;
  /** The process of the server; another one after it came back. */
  pid(): number;
  /** One REST call, for what a test needs to be there before it begins. */
  rest(method: string, path: string, options?: { token?: string; body?: object }): Promise<unknown>;
  /** One request to any address, whatever comes of it. */
  ask(method: string, path: string, options?: AskOptions): Promise<Answer>;
  /** All that the server has written so far: its log, a line of JSON each, and the greeting. */
  written(): string;
  /** The lines of its log from a level on. */
  logged(level?: Level): LogLine[];
  /** Ends the server, as when a network cable is pulled; what it stored stays. Answers the code it ended with. */
  goAway(): Promise<number | null>;
  /** Starts it again at the same address. */
  comeBack(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

interface AskOptions {
  token?: string | undefined;
  body?: object;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

const levels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;
type Level = (typeof levels)[number];

export interface LogLine extends Record<string, unknown> {
  level: Level;
  msg: string;
}

interface Launch {
  /** Where the database is; else a folder of its own, which goes with the portal. */
  folder?: string;
  /** A migrated database to begin with: making one takes longer than all the rest. */
  template?: string;
  /** Done to the copy of that before the portal starts. */
  prepare?(databaseFile: string): void;
  /** A command that runs the server, which comes after it. */
  under?: string[];
}

export const adminPassword = 'admin-password';

/** The built portal on a free port with a database of its own. */
export async function startPortal(settings: Record<string, string> = {}, given: Launch = {}): Promise<Portal> {
  const folder = given.folder ?? mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
  const databaseFile = path.join(folder, 'portal.db');
  if (given.template) {
    copyFileSync(given.template, databaseFile);
    // As the portal makes it: nobody else reads it.
    chmodSync(databaseFile, 0o600);
    given.prepare?.(databaseFile);
  }
  let written = '';
  const launch = (port: string) => {
    const [command = process.execPath, ...args] = [
      ...(given.under ?? []),
      process.execPath,
      path.join(root, 'dist/server/main.js'),
    ];
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: `file:${databaseFile}`,
        ADMIN_PASSWORD: adminPassword,
        LOG_LEVEL: 'error',
        ...settings,
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (text) => {
      written += String(text);
    });
    return child;
  };
  let server = launch('0');
  const url = await addressOf(server);
  async function goAway() {
    if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    return ended;
  }
  async function ask(method: string, address: string, { token, body, headers }: AskOptions = {}): Promise<Answer> {
    const response = await fetch(`${url}${address}`, {
      method,
      // A connection of its own: one that is kept open may be closed by the server just when it is used again.
      headers: {
        connection: 'close',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: jsonIn(text) };
  }
  return {
    url,
    databaseFile,
    pid: () => server.pid ?? 0,
    ask,
    async rest(method, address, options) {
      const { status, body } = await ask(method, `/api${address}`, options);
      if (status >= 400) throw new Error(`${method} ${address}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    written: () => written,
    logged: (level = 'debug') =>
      written
        .split('\n')
        .flatMap(logLine)
        .filter((line) => levels.indexOf(line.level) >= levels.indexOf(level)),
    goAway,
    async comeBack() {
      server = launch(new URL(url).port);
      await addressOf(server);
    },
    async stop() {
      await goAway();
      if (!given.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function logLine(text: string): LogLine[] {
  return text.startsWith('{') && text.endsWith('}') ? [JSON.parse(text)] : [];
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
