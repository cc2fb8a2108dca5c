// Servers that are measured: each a process of its own on a free port, with what it takes of the machine.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { root } from './prepare.mjs';

/** A measurement that fails leaves nothing running. */
const running = new Set();
process.once('exit', () => {
  for (const server of running) server.kill('SIGKILL');
});

/** The built portal on a database: a file of SQLite, or an address. */
export function startPortal(database, flags = [], port = undefined) {
  const env = {
    DATABASE_URL: database.includes('://') ? database : `file:${database}`,
    ADMIN_PASSWORD: 'benchmark',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
  };
  return startServer([...flags, path.join(root, 'dist/server/main.js')], env, port);
}

export async function startServer(args, env = {}, wantedPort = undefined) {
  const port = wantedPort ?? (await freePort());
  const all = [...args, ...(env.DATABASE_URL ? [] : [String(port)])];
  const server = spawn(process.execPath, all, {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(server);
  server.once('exit', () => running.delete(server));
  await new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`A server ended with ${code}.`)));
    server.stdout.on('data', (text) => /ready/.test(String(text)) && resolve());
  });
  return { process: server, port };
}

export function stop(server, signal = 'SIGTERM') {
  return new Promise((resolve) => {
    server.process.once('exit', resolve);
    server.process.kill(signal);
  });
}

export function residentMb(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** How long a process has kept a core busy so far. */
export function busySeconds(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  // The name of the program, which may hold spaces, ends with the last bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  const ticksASecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond;
}
