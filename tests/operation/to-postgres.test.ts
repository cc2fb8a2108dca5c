import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config';
import { oldPortal } from '#tests/support/old-portal';
import { connected, ownPostgres, portalOn, spentIn, waitingForLocks } from '#tests/support/own-postgres';
import { withToken } from '#tests/support/running-portal';
import { as, makeUser, tokenFor } from '#tests/support/world';

const postgres = ownPostgres();

/** A portal with a teacher who spent three tokens and is signed in many times. */
async function busyPortal() {
  const { file, filled } = await oldPortal(async (portal) => {
    const teacher = await makeUser(portal);
    await (await as(portal, teacher)).tokens.consume({ amount: 3, action: 'outside tool' });
    const session = { userId: teacher.id, lastSeenAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) };
    await portal.deps.db.session.createMany({
      data: Array.from({ length: 6000 }, (_, number) => ({ ...session, tokenHash: String(number) })),
    });
    return tokenFor(portal, teacher);
  });
  return { file, token: filled };
}

/** `npm run migrate:to-postgres`, as a process that can be killed. */
function copying(from: string, to: string) {
  const script = path.join(projectRoot, 'scripts/migrate-to-postgres.mjs');
  const child: ChildProcess = spawn(process.execPath, [script, '--from', from, '--to', to], { cwd: projectRoot });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, said }));
  return { said: () => said, kill: () => child.kill('SIGKILL'), ended };
}

test('a copy to PostgreSQL that is killed half-way goes on where it was, and checks all of it', async () => {
  const { file, token } = await busyPortal();
  const url = await postgres.database();
  const sql = await connected(url);
  // A copy goes where nothing is yet.
  await sql('DELETE FROM "NightlyRun"');
  const copied = async () => Number((await sql('SELECT count(*) FROM "Session"'))[0]?.count);

  // The second batch of sessions has to wait, which gives us time.
  await sql(`CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM "Session") > 0 THEN PERFORM pg_advisory_xact_lock(1); END IF;
      RETURN NULL;
    END $$`);
  await sql('CREATE TRIGGER wait_here BEFORE INSERT ON "Session" FOR EACH STATEMENT EXECUTE FUNCTION wait_here()');
  await sql('SELECT pg_advisory_lock(1)');
  const first = copying(file, url);
  await expect.poll(() => waitingForLocks(sql), { timeout: 60_000 }).toBe(1);
  expect(first.said()).toMatch(/: \d+ rows so far/);
  first.kill();
  expect(await first.ended).toMatchObject({ code: null, signal: 'SIGKILL' });
  await sql('SELECT pg_advisory_unlock(1)');
  await expect.poll(() => waitingForLocks(sql)).toBe(0);
  await sql('DROP TRIGGER wait_here ON "Session"');
  await sql('DROP FUNCTION wait_here');
  const safe = await copied();
  expect(safe).toBeGreaterThan(0);
  expect(safe).toBeLessThan(6001);

  const second = await copying(file, url).ended;
  expect(second).toMatchObject({ code: 0 });
  expect(second.said).toContain('A copy that had been interrupted was finished.');
  expect(second.said).toContain('Every row is the same on both sides, and so are the balances of 1 users');
  expect(await copied()).toBe(6002);

  // Anyone who was signed in before is so now, with the same balance.
  const portal = await portalOn(url);
  expect((await withToken(portal, token).look()).body).toMatchObject({ totalTokens: 97 });
  expect(await spentIn(sql)).toBe(3);
});
