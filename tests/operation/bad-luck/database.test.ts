import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Portal } from '#tests/e2e/support/portal';
import { runningPortal, spentAt, teacherAt, withToken } from '#tests/support/running-portal';
import { templateFile } from '#tests/support/template-database';

/*
 * Each makes it happen for real: a sentence for the person, a line in the log, recovery without a restart, and nothing
 * lost.
 */

const notSaving = {
  message: 'The portal cannot save anything just now. Please keep this open and try again in a few minutes.',
  code: 'SERVICE_UNAVAILABLE',
  reason: 'database_not_saving',
};

/** Whether it can be saved is tried every five seconds at most. */
const patience = { timeout: 40_000, interval: 500 };

async function expectLine(portal: Portal, msg: string) {
  await expect.poll(() => portal.logged('error').map((line) => line.msg)).toContain(msg);
}

test('the database file is moved away: what is there can be read, nothing is taken on, and back it goes on', async () => {
  const portal = await runningPortal();
  const teacher = await teacherAt(portal);
  expect((await teacher.spend('before')).status).toBe(200);

  const elsewhere = `${portal.databaseFile}.away`;
  renameSync(portal.databaseFile, elsewhere);
  const refused = await teacher.spend('while it was away');
  expect([refused.status, refused.body]).toEqual([503, notSaving]);
  expect((await teacher.look()).body).toMatchObject({ totalTokens: 99 });
  await expectLine(
    portal,
    'The database file is not where it was opened, so nothing is saved: put it back, or restart the portal.',
  );

  // Another file in its place is not taken for it.
  copyFileSync(templateFile, portal.databaseFile);
  expect((await teacher.spend('while it was away')).status).toBe(503);

  renameSync(elsewhere, portal.databaseFile);
  expect((await teacher.spend('while it was away')).status).toBe(200);
  expect((await teacher.spend('before')).status).toBe(200);
  expect(spentAt(portal)).toBe(2);
});

test('another process keeps the database locked: others read meanwhile, and it is said', async () => {
  const portal = await runningPortal({ DATABASE_WAIT_SECONDS: '2' });
  const teacher = await teacherAt(portal);
  const other = new Sqlite(portal.databaseFile);
  onTestFinished(() => void other.close());

  other.exec('BEGIN IMMEDIATE');
  let isAnswered = false;
  const waiting = Promise.all([teacher.spend('locked out'), teacher.spend('locked out as well')]).finally(() => {
    isAnswered = true;
  });
  // The process itself does not wait.
  expect((await portal.ask('GET', '/healthz')).status).toBe(200);
  expect((await teacher.look()).status).toBe(200);
  expect((await portal.ask('GET', '/readyz')).status).toBe(200);
  expect(isAnswered).toBe(false);
  for (const refused of await waiting) {
    expect([refused.status, refused.body]).toEqual([
      503,
      {
        message: 'The portal is too busy to save this just now. Please try again in a moment.',
        code: 'SERVICE_UNAVAILABLE',
        reason: 'database_busy',
      },
    ]);
  }
  await expectLine(portal, 'The database was locked by another process for too long: nothing of this call was saved.');

  // Unlocked in time, nobody learns of it.
  const inTime = teacher.spend('locked out');
  expect((await teacher.look()).status).toBe(200);
  other.exec('ROLLBACK');
  expect((await inTime).status).toBe(200);
  expect(spentAt(portal)).toBe(1);
});

/** A disk of our own that can be filled: a small one in memory where we may mount it. */
async function onSmallDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mounting = `mount -t tmpfs -o size=24m tmpfs "${folder}" && cp "${templateFile}" "${folder}/portal.db" && exec "$@"`;
  const portal = await runningPortal(
    {},
    { folder, template: undefined, under: ['unshare', '-Urm', 'sh', '-c', mounting, 'sh'] },
  );
  // Only the portal's process sees what is mounted there.
  const seen = path.join('/proc', String(portal.pid()), 'root', folder);
  return {
    portal: { ...portal, databaseFile: path.join(seen, 'portal.db') },
    fill() {
      const filler = openSync(path.join(seen, 'filler'), 'w');
      for (const size of [1 << 20, 1 << 12]) {
        const piece = Buffer.alloc(size);
        try {
          for (;;) if (writeSync(filler, piece) < size) break;
        } catch {}
      }
      closeSync(filler);
    },
    empty: () => rmSync(path.join(seen, 'filler')),
  };
}

/** A limit on how far files may be written works everywhere on Linux, and looks to SQLite like a disk that fails. */
async function withLimit() {
  const portal = await runningPortal();
  const limit = (bytes: string) =>
    void spawnSync('prlimit', ['--pid', String(portal.pid()), `--fsize=${bytes}:unlimited`], { stdio: 'inherit' });
  return { portal, fill: () => limit('0'), empty: () => limit('unlimited') };
}

const mayMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
const mayLimit = spawnSync('prlimit', ['--version']).status === 0;

test.each([
  { disk: 'is full', open: onSmallDisk, isHere: mayMount },
  { disk: 'takes no more', open: withLimit, isHere: mayLimit },
])(
  'the disk $disk: it is said, reading goes on, and with room again so does the rest',
  async ({ open, isHere, ...about }) => {
    if (!isHere) return console.info(`Not tried on this machine: the disk ${about.disk}.`);
    const { portal, fill, empty } = await open();
    const teacher = await teacherAt(portal);
    let granted = 0;
    fill();
    // What the log of changes has room for still goes in.
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const { status, body } = await teacher.spend(`full ${attempt}`);
      if (status === 200) granted += 1;
      else {
        expect([status, body]).toEqual([503, notSaving]);
        break;
      }
    }
    expect((await teacher.spend('once more')).status).toBe(503);
    expect((await teacher.look()).body).toMatchObject({ totalTokens: 100 - granted });
    await expectLine(portal, 'The database could not be written: is the disk full?');
    expect((await portal.ask('GET', '/healthz')).status).toBe(200);
    await vi.waitFor(async () => expect((await portal.ask('GET', '/readyz')).text).toBe('disk'), patience);

    empty();
    expect((await teacher.spend('once more')).status).toBe(200);
    expect((await teacher.spend('once more')).status).toBe(200);
    expect((await teacher.look()).body).toMatchObject({ totalTokens: 99 - granted });
    expect(spentAt(portal)).toBe(granted + 1);
    await vi.waitFor(async () => expect((await portal.ask('GET', '/readyz')).text).toBe('ready'), patience);
  },
);

test('the database file may only be read: so it is, and once it may be written the portal goes on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-rights-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = () => readdirSync(folder).map((name) => path.join(folder, name));
  const before = await runningPortal({}, { folder });
  const teacher = await teacherAt(before);
  await before.goAway();
  for (const file of files()) chmodSync(file, 0o444);

  // Rights are nothing to root, so the portal then runs as somebody else.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const file of [folder, ...files()]) chownSync(file, 65_534, 65_534);
  const under = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const portal = await runningPortal({}, { folder, template: undefined, under });
  const { spend, look } = withToken(portal, teacher.token);
  expect((await look()).body).toMatchObject({ totalTokens: 100 });
  const refused = await spend('read-only');
  expect([refused.status, refused.body]).toEqual([503, notSaving]);
  await expectLine(
    portal,
    'The database file may not be written: look at its owner and rights, and those of the -wal and -shm beside it.',
  );

  for (const file of files()) chmodSync(file, 0o644);
  expect((await spend('read-only')).status).toBe(200);
  expect(spentAt(portal)).toBe(1);
});
