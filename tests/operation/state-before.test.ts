import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config';
import { npmRun } from '#tests/support/npm-run';
import { runningPortal } from '#tests/support/running-portal';
import { before, unpackDatabase } from '#tests/support/state-before';

test('a backup of the state before version 0.2 is restored, and people go on in the portal on it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-before-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const backup = path.join(folder, 'backup.db');
  unpackDatabase(backup);
  const restored = await npmRun('restore', `file:${path.join(folder, 'portal.db')}`, '--from', backup);
  expect(restored).toEqual({ code: 0, said: 'Restored: 5 users. Start the portal again.\n' });

  // At the time when it was left: by now its sessions would have ended.
  const clock = path.join(folder, 'clock');
  writeFileSync(clock, String(Date.parse(before.now) - Date.now()));
  const preload = pathToFileURL(path.join(projectRoot, 'tests/support/moved-clock.mjs')).href;
  const settings = { NODE_OPTIONS: `--import ${preload}`, MOVED_CLOCK: clock };
  const portal = await runningPortal(settings, { folder, template: undefined });
  const { ana, ben } = before.people;
  const done = `/api/attempts/${before.attempts['words-spell, finished']?.id}`;
  const underWay = `/api/attempts/${before.attempts['cram, under way']?.id}`;
  expect((await portal.ask('GET', done, { token: ana?.token })).body).toMatchObject({ score: 3, maxScore: 4 });
  const { items } = (await portal.ask('GET', underWay, { token: ben?.token })).body;
  const { item } = items.at(-1);
  const body = { itemId: item.id, response: { choice: item.options[0] } };
  const answered = await portal.ask('POST', `${underWay}/answers`, { token: ben?.token, body });
  expect(answered.body).toMatchObject({ grade: { verdict: expect.any(String) }, next: { kind: expect.any(String) } });
  const file = await portal.ask('GET', '/api/profile/data.zip', { token: ana?.token });
  expect(file.status).toBe(200);
  expect(portal.logged('warn')).toEqual([]);
});
