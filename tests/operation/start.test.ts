import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config';

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
