import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config';
import { runningPortal, spentAt, teacherAt } from '#tests/support/running-portal';

const hour = 3_600_000;

/** A portal whose clock the test can move, as an administrator or a time server does. */
async function portalWithClock() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'clock');
  const move = (ms: number) => writeFileSync(file, String(ms));
  move(0);
  const preload = pathToFileURL(path.join(projectRoot, 'tests/support/moved-clock.mjs')).href;
  const settings = { NODE_OPTIONS: `--import ${preload}`, MOVED_CLOCK: file, DAILY_FREE_TOKENS: '2' };
  return { portal: await runningPortal(settings), move };
}

test('the clock moves back by an hour and forward by a day: nobody is signed out, locked out or charged twice', async () => {
  const { portal, move } = await portalWithClock();
  const teacher = await teacherAt(portal);
  const free = async () => (await teacher.look()).body.dailyRemaining;
  expect((await teacher.spend('one')).status).toBe(200);
  expect(await free()).toBe(1);
  const signIn = async (password: string) =>
    (await portal.ask('POST', '/api/auth/login', { body: { username: 'maria', password } })).status;
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await signIn('wrong')).toBe(401);
  expect(await signIn('secret-1')).toBe(429);

  // A lock of fifteen minutes does not become one of seventy-five.
  move(-hour);
  expect(await signIn('secret-1')).toBe(200);
  expect((await teacher.spend('one')).status).toBe(200);
  expect((await teacher.spend('two')).status).toBe(200);
  expect((await teacher.spend('three')).status).toBe(200);
  expect((await portal.ask('GET', '/readyz')).status).toBe(200);

  move(24 * hour);
  expect(await free()).toBe(2);
  expect((await teacher.spend('three')).status).toBe(200);
  expect((await teacher.spend('four')).status).toBe(200);

  // Back on the day before, the free tokens of tomorrow are not given a second time.
  move(0);
  expect(await free()).toBe(1);
  expect((await teacher.spend('five')).status).toBe(200);
  expect((await teacher.spend('six')).status).toBe(200);
  expect(await free()).toBe(0);
  expect((await teacher.look()).status).toBe(200);
  expect(spentAt(portal)).toBe(2);
  expect(portal.logged('warn')).toEqual([]);
});
