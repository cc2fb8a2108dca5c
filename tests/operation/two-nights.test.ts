import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config';
import { nightWork } from '#server/domain/nightly/nightly';
import type { Portal } from '#tests/e2e/support/portal';
import { connected, ownPostgres, portalOn, type Sql, waitingForLocks } from '#tests/support/own-postgres';

/* The night's work where two server processes share one PostgreSQL database. */

const postgres = ownPostgres();
const works = nightWork.map(({ name }) => name).sort();

/** A database with so many sessions that ended long ago. */
async function withOldSessions(count: number) {
  const url = await postgres.database();
  const sql = await connected(url);
  // Here it is the night that is tried.
  await sql('DELETE FROM "NightlyRun"');
  await sql(`INSERT INTO "User" ("id", "username", "usernameKey", "email", "emailKey", "passwordHash", "role", "plan")
    VALUES ('u', 'maria', 'maria', 'maria@school.example', 'maria@school.example', '', 'teacher', 'free')`);
  await sql(
    `INSERT INTO "Session" ("id", "tokenHash", "userId", "lastSeenAt", "expiresAt")
      SELECT 's' || n, 'hash ' || n, 'u', '2020-01-01', '2020-01-01' FROM generate_series(1, $1::int) n`,
    [count],
  );
  return { url, sql };
}

const oldSessions = async (sql: Sql) => Number((await sql('SELECT count(*) FROM "Session"'))[0]?.count);
const finished = (sql: Sql) =>
  sql('SELECT "name", "outcome" FROM "NightlyRun" WHERE "finishedAt" IS NOT NULL ORDER BY 1');
const retention = (outcome: object) => ({ name: 'retention', outcome });

/** What a portal says it did in the night. */
const done = (portal: Portal) => portal.logged('info').filter(({ msg }) => msg === 'The work of the night is done.');

/** Portals that look all the time, by a clock at noon that the test can move. */
function lookingOften() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'clock');
  const untilNoon = new Date().setHours(12, 0, 0, 0) - Date.now();
  const move = (minutes: number) => writeFileSync(file, String(untilNoon + minutes * 60_000));
  move(0);
  const preloads = ['moved-clock.mjs', 'hurried.mjs'].map(
    (name) => `--import ${pathToFileURL(path.join(projectRoot, 'tests/support', name)).href}`,
  );
  const settings = {
    NODE_OPTIONS: preloads.join(' '),
    MOVED_CLOCK: file,
    LOG_LEVEL: 'info',
    DATABASE_WAIT_SECONDS: '60',
  };
  return { settings, move };
}

test('of two portals that start at once one does the work of the night, and every row is purged once', async () => {
  const { url, sql } = await withOldSessions(3000);
  const settings = { LOG_LEVEL: 'info' };
  const portals = await Promise.all([portalOn(url, settings), portalOn(url, settings)]);
  await expect.poll(async () => (await finished(sql)).map(({ name }) => name)).toEqual(works);
  expect(await finished(sql)).toContainEqual(retention({ sessions: 3000 }));
  expect(await oldSessions(sql)).toBe(0);
  // The line comes after the row.
  await expect
    .poll(() =>
      portals
        .flatMap(done)
        .map(({ name }) => name)
        .sort(),
    )
    .toEqual(works);
});

test('one portal is stopped in the middle of purging: it ends a batch, and the other goes on at once', async () => {
  const { url, sql } = await withOldSessions(1200);
  const { settings } = lookingOften();
  const holder = await connected(url);
  await holder('BEGIN');
  await holder('SELECT 1 FROM "Session" FOR UPDATE');
  const first = await portalOn(url, settings);
  await expect.poll(() => waitingForLocks(sql)).toBe(1);
  const second = await portalOn(url, settings);

  const stopped = first.goAway();
  await expect.poll(() => fetch(`${first.url}/healthz`).catch(() => 'gone')).toBe('gone');
  await holder('ROLLBACK');
  await stopped;
  await expect.poll(async () => (await finished(sql)).map(({ name }) => name)).toEqual(works);
  expect(await oldSessions(sql)).toBe(0);
  expect(await finished(sql)).toContainEqual(retention({ sessions: 700 }));
  await expect.poll(() => done(second).map(({ name }) => name)).toEqual(['retention']);
  expect([...first.logged('warn'), ...second.logged('warn')]).toEqual([]);
});

test('one portal dies in the middle of purging: after two hours the other one goes on', async () => {
  const { url, sql } = await withOldSessions(1200);
  const { settings, move } = lookingOften();
  const holder = await connected(url);
  await holder('BEGIN');
  await holder('SELECT 1 FROM "Session" FOR UPDATE');
  const first = await portalOn(url, settings);
  await expect.poll(() => waitingForLocks(sql)).toBe(1);
  const second = await portalOn(url, settings);
  process.kill(first.pid(), 'SIGKILL');
  await holder('ROLLBACK');
  // What was asked before it died is still done, and no more than that.
  await expect.poll(() => oldSessions(sql)).toBe(700);
  expect((await finished(sql)).map(({ name }) => name)).toEqual(works.filter((name) => name !== 'retention'));

  move(121);
  await expect.poll(async () => (await finished(sql)).map(({ name }) => name)).toEqual(works);
  expect(await finished(sql)).toContainEqual(retention({ sessions: 700 }));
  expect(second.logged('warn')).toEqual([]);
});
