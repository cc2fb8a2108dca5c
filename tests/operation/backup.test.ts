import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import type { Portal } from '#tests/e2e/support/portal';
import { npmRun as npmRunOn } from '#tests/support/npm-run';
import { connected, ownPostgres, portalOn, spentIn } from '#tests/support/own-postgres';
import { runningPortal, spentAt, teacherAt } from '#tests/support/running-portal';
import { makeUser, world } from '#tests/support/world';

const postgres = ownPostgres();
const hasTools = spawnSync('pg_dump', ['--version']).status === 0;

/** `npm run backup` or `npm run restore`, on this portal's data. */
const npmRun = (script: 'backup' | 'restore', data: Pick<Portal, 'databaseFile'> | string, ...args: string[]) =>
  npmRunOn(script, typeof data === 'string' ? data : `file:${data.databaseFile}`, ...args);

/** A portal's data that nobody serves. */
async function dataInFile() {
  const portal = await world();
  if (!('file' in portal.address)) throw new Error('These tests are about a file.');
  return { ...portal, databaseFile: portal.address.file };
}

const folderOf = (portal: Pick<Portal, 'databaseFile'>) => path.join(path.dirname(portal.databaseFile), 'backups');
const backupsOf = (portal: Pick<Portal, 'databaseFile'>) => readdirSync(folderOf(portal)).sort();

test('a backup while people work holds all that was acknowledged before it began, and can be restored', async () => {
  const portal = await runningPortal();
  const teacher = await teacherAt(portal);
  let acknowledged = 0;
  let isOver = false;
  const working = (async () => {
    while (!isOver && acknowledged < 95) {
      if ((await teacher.spend(`key ${acknowledged}`)).status === 200) acknowledged += 1;
    }
  })();
  await expect.poll(() => acknowledged).toBeGreaterThan(4);
  const before = acknowledged;
  const { code, said } = await npmRun('backup', portal);
  isOver = true;
  await working;

  const [name = ''] = backupsOf(portal);
  expect([code, backupsOf(portal)]).toEqual([0, [name]]);
  expect(name).toMatch(/^portal-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/);
  expect(said).toContain('2 users');
  const backup = path.join(folderOf(portal), name);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const saved = spentAt({ databaseFile: backup });
  expect(saved).toBeGreaterThanOrEqual(before);
  expect(saved).toBeLessThanOrEqual(acknowledged);

  // While somebody serves from it, nothing is restored.
  expect(await npmRun('restore', portal, '--from', backup)).toEqual({
    code: 1,
    said: 'The portal is running on this database. Stop it first (systemctl stop classroom-studio).\n',
  });
  expect((await teacher.look()).body).toMatchObject({ totalTokens: 100 - acknowledged });

  // Also where it was not stopped but broke off.
  process.kill(portal.pid(), 'SIGKILL');
  await expect.poll(() => fetch(`${portal.url}/healthz`).catch(() => 'gone')).toBe('gone');
  const restored = await npmRun('restore', portal, '--from', backup);
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Restored: 2 users.')]);
  const aside = readdirSync(path.dirname(portal.databaseFile)).find((file) => file.includes('.before-'));
  expect(spentAt({ databaseFile: path.join(path.dirname(portal.databaseFile), String(aside)) })).toBe(acknowledged);
  await portal.comeBack();
  expect((await teacher.look()).body).toMatchObject({ totalTokens: 100 - saved });
});

test('what is no good backup is not restored, and what is there stays', async () => {
  const portal = await dataInFile();
  await makeUser(portal, { aiCredits: 50 });
  const folder = path.dirname(portal.databaseFile);
  const bad = (name: string, spoil: (database: Sqlite.Database) => void) => {
    const file = path.join(folder, name);
    const whole = new Sqlite(portal.databaseFile);
    whole.prepare('VACUUM INTO ?').run(file);
    whole.close();
    const database = new Sqlite(file);
    spoil(database);
    database.close();
    return file;
  };
  writeFileSync(path.join(folder, 'text.db'), 'This is a text. '.repeat(1000));
  const cases: [string, string][] = [
    [path.join(folder, 'text.db'), 'not a database'],
    [bad('empty.db', (db) => db.exec('DELETE FROM "_prisma_migrations"')), 'This is no database of the portal.'],
    [
      bad('money.db', (db) => db.exec('UPDATE "User" SET "aiCredits" = "aiCredits" + 1 WHERE "role" = \'teacher\'')),
      'ledger',
    ],
    [
      bad('newer.db', (db) => db.exec(`UPDATE "_prisma_migrations" SET "migration_name" = '9_new' WHERE "rowid" = 1`)),
      'newer',
    ],
    [path.join(folder, 'missing.db'), 'There is no file'],
  ];
  for (const [file, why] of cases) {
    const { code, said } = await npmRun('restore', portal, '--from', file);
    expect([code, said]).toEqual([1, expect.stringContaining(why)]);
  }
  expect(readdirSync(folder).filter((name) => name.includes('before') || name.includes('restoring'))).toEqual([]);
  expect(spentAt(portal)).toBe(0);
});

test('only so many backups are kept, and where none can be made none is left half', async () => {
  const portal = await dataInFile();
  await makeUser(portal);
  const older = ['portal-2026-01-01T03-00-00.db', 'portal-2026-01-02T03-00-00.db', 'notes.txt'];
  mkdirSync(folderOf(portal));
  for (const name of older) writeFileSync(path.join(folderOf(portal), name), 'old');
  const { said } = await npmRun('backup', portal, '--keep', '2');
  expect(said).toContain('Removed: portal-2026-01-01T03-00-00.db');
  expect(backupsOf(portal)).toEqual(['notes.txt', 'portal-2026-01-02T03-00-00.db', expect.stringMatching(/^portal-/)]);

  const elsewhere = await npmRun('backup', { databaseFile: `${portal.databaseFile}.not-there` });
  expect([elsewhere.code, elsewhere.said]).toEqual([1, expect.stringContaining('There is no database at')]);
  const database = new Sqlite(portal.databaseFile);
  database.exec('UPDATE "User" SET "aiCredits" = 7');
  database.close();
  const count = backupsOf(portal).length;
  const refused = await npmRun('backup', portal);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('No backup was made')]);
  expect(backupsOf(portal)).toHaveLength(count);
  expect((await npmRun('backup', portal, '--keep', 'many')).said).toContain('--keep wants a number');
});

test('on PostgreSQL a backup is made while the portal serves, and brings back all that was there', async () => {
  if (!hasTools) return console.info('Not tried on this machine: pg_dump is not installed.');
  const url = await postgres.database();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const portal = await portalOn(url);
  const teacher = await teacherAt(portal);
  await teacher.spend('before');
  expect(await npmRun('backup', url, '--to', folder)).toMatchObject({ code: 0 });
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^portal-.*\.dump$/);
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  await teacher.spend('after');

  const backup = path.join(folder, name);
  const refused = await npmRun('restore', url, '--from', backup);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('Stop the portal first')]);

  // A regression: once the portal had been idle for a while, it was not noticed any more.
  const elsewhere = new URL(url);
  elsewhere.pathname = '/postgres';
  const sql = await connected(elsewhere.href);
  const connections = async () => {
    const name = new URL(url).pathname.slice(1);
    return (await sql('SELECT count(*)::int AS "count" FROM pg_stat_activity WHERE datname = $1', [name]))[0]?.count;
  };
  await expect.poll(connections).toBe(1);
  const stillRefused = await npmRun('restore', url, '--from', backup);
  expect([stillRefused.code, stillRefused.said]).toEqual([1, expect.stringContaining('Stop the portal first')]);
  await portal.goAway();
  expect(await npmRun('restore', url, '--from', backup)).toMatchObject({ code: 0 });
  await portal.comeBack();
  expect((await teacher.look()).body).toMatchObject({ totalTokens: 99 });
  expect((await teacher.spend('before')).status).toBe(200);
  expect(await spentIn(await connected(url))).toBe(1);
});
