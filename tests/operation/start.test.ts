import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config';
import { templateFile } from '#tests/support/template-database';

/** What a portal says that cannot start. */
function failedStart(settings: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'file'), '');
  const { status, stderr } = spawnSync(process.execPath, [path.join(projectRoot, 'dist/server/main.js')], {
    cwd: projectRoot,
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      ...process.env,
      PORT: '0',
      ADMIN_PASSWORD: 'admin-password',
      LOG_LEVEL: 'error',
      DATABASE_URL: `file:${folder}/portal.db`,
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.replace('FOLDER', folder)])),
    },
  });
  return { status, said: stderr.trim().replaceAll(folder, 'FOLDER') };
}

/** By this systemd knows that starting again is no use: see deploy/classroom-studio.service. */
const badSetting = 78;

// A regression: a stack, or the wrong reason.
test.each<[Record<string, string>, string, number?]>([
  [
    { DATABASE_URL: 'file:FOLDER/file/portal.db' },
    'DATABASE_URL: FOLDER/file cannot be a folder: a file has its name, or that of a folder above.',
    badSetting,
  ],
  [
    { HOST: '192.0.2.1' },
    'HOST is no address of this machine. Set it to 127.0.0.1, to 0.0.0.0 (all of IPv4) or to :: (all).',
  ],
  [
    { HOST: 'nohost.invalid' },
    'HOST is no address of this machine. Set it to 127.0.0.1, to 0.0.0.0 (all of IPv4) or to :: (all).',
  ],
  [
    { TRUST_PROXY: 'ja' },
    'These settings cannot be used:\n  TRUST_PROXY must be how many proxies there are (1 to 9), or their addresses, such as 10.0.0.5 or 10.0.0.0/8',
    badSetting,
  ],
  // Nobody listens there now: another start may find it.
  [
    { DATABASE_URL: 'postgresql://me:pw@127.0.0.1:1/portal' },
    'DATABASE_URL: no PostgreSQL can be reached at 127.0.0.1:1.',
  ],
])('a start with %j ends with a line that says why', (settings, line, status = 1) => {
  expect(failedStart(settings)).toEqual({ status, said: line });
});

/** The portal as `npm run build` leaves it, in another place where no package is installed. */
function treeWithoutPackages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-tree-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const from = (name: string) => path.join(projectRoot, name);
  // Node takes what a link leads to for the place of a module: what runs is copied.
  for (const name of ['dist', 'scripts']) cpSync(from(name), path.join(folder, name), { recursive: true });
  const read = [
    'src',
    'prisma',
    'public',
    'index.html',
    'join.html',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    '.npmrc',
  ];
  for (const name of [...read, 'vite.config.ts', 'vite.guest.config.ts'])
    symlinkSync(from(name), path.join(folder, name));
  mkdirSync(path.join(folder, 'data'));
  copyFileSync(templateFile, path.join(folder, 'data/portal.db'));
  return folder;
}

/** No npm is found, and what asks a registry all the same gets no answer. */
const alone = {
  PATH: '',
  npm_config_registry: 'http://127.0.0.1:1',
  DATABASE_URL: '',
  SMTP_URL: '',
  LOG_LEVEL: 'error',
};

test('what is built starts, sends mail and backs up without a registry and without any installed package', async () => {
  const folder = treeWithoutPackages();
  const env = { ...process.env, ...alone, PORT: '0', ADMIN_PASSWORD: 'admin-password' };
  const portal = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void portal.kill());
  let said = '';
  portal.stdout.on('data', (text) => (said += String(text)));
  await expect.poll(() => said).toContain('is ready: ');
  expect(said).not.toMatch(/Installing|Building/);
  const [address = ''] = /http:\S+/.exec(said) ?? [];
  const statusOf = async (page: string) => (await fetch(address + page)).status;
  expect([await statusOf('/'), await statusOf('/api/docs'), await statusOf('/readyz')]).toEqual([200, 200, 200]);

  const saidBy = (command: string, args: string[], settings = {}) => {
    const { stdout, stderr } = spawnSync(process.execPath, [path.join('scripts', command), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, ...settings },
    });
    return stdout + stderr;
  };
  expect(saidBy('backup.mjs', [])).toMatch(/^Backed up and checked: /);
  expect(saidBy('mail.mjs', ['ana@school.example'], { SMTP_URL: 'smtp://127.0.0.1:1' })).toBe(
    'No mail was sent. Nobody listens at 127.0.0.1:1: look at the port in SMTP_URL.\n',
  );
  const ended = once(portal, 'exit');
  portal.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
