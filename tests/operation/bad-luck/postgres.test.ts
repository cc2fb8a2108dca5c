import { expect, onTestFinished, test } from 'vitest';
import type { Portal } from '#tests/e2e/support/portal';
import { connected, ownPostgres, portalOn, type Sql, spentIn, waitingForLocks } from '#tests/support/own-postgres';
import { teacherAt } from '#tests/support/running-portal';
import { wayToPostgres } from '#tests/support/way-to-postgres';

/* What happens to a PostgreSQL server, for real: the same promises as on SQLite. */

const away = {
  message: 'The portal cannot reach its data just now. Please try again in a few minutes.',
  code: 'SERVICE_UNAVAILABLE',
  reason: 'database_away',
};
const notSaving = {
  message: 'The portal cannot save anything just now. Please keep this open and try again in a few minutes.',
  code: 'SERVICE_UNAVAILABLE',
  reason: 'database_not_saving',
};
const busy = {
  message: 'The portal is too busy to save this just now. Please try again in a moment.',
  code: 'SERVICE_UNAVAILABLE',
  reason: 'database_busy',
};
const unreachable =
  'PostgreSQL cannot be reached: look at its server and at the way there. The portal connects anew by itself.';

const postgres = ownPostgres();

async function portalWithTeacher(settings: Record<string, string> = {}) {
  const url = await postgres.database();
  const portal = await portalOn(url, settings);
  return { url, portal, teacher: await teacherAt(portal) };
}

const outcome = ({ status, body }: { status: number; body: unknown }) => [status, body];

/** Every line of the log says what is the matter: none is a surprise. */
async function expectOnlyLine(portal: Portal, msg: string) {
  await expect.poll(() => portal.logged('error').map((line) => line.msg)).toContain(msg);
  expect(new Set(portal.logged('error').map((line) => line.msg))).toEqual(new Set([msg]));
}

const twenty = Array.from({ length: 20 }, (_, index) => `under way ${index}`);

test('PostgreSQL goes away and comes back: it is said, nothing is charged twice, and no restart is needed', async () => {
  const { url, portal, teacher } = await portalWithTeacher();
  expect((await teacher.spend('before')).status).toBe(200);

  const underWay = Promise.all(twenty.map(teacher.spend));
  await postgres.goAway();
  for (const answer of await underWay) if (answer.status !== 200) expect(outcome(answer)).toEqual([503, away]);
  expect(outcome(await teacher.spend('while it was away'))).toEqual([503, away]);
  expect(outcome(await teacher.look())).toEqual([503, away]);
  const credentials = { username: 'maria', password: 'secret-1' };
  expect(outcome(await portal.ask('POST', '/api/auth/login', { body: credentials }))).toEqual([503, away]);
  expect((await portal.ask('GET', '/healthz')).status).toBe(200);
  expect((await portal.ask('GET', '/readyz')).text).toBe('database');
  expect((await portal.ask('GET', '/pricing')).status).toBe(200);
  await expectOnlyLine(portal, unreachable);

  await postgres.comeBack();
  expect((await portal.ask('GET', '/readyz')).text).toBe('ready');
  for (const key of ['before', ...twenty, 'while it was away']) expect((await teacher.spend(key)).status).toBe(200);
  expect(await spentIn(await connected(url))).toBe(22);
});

test('all connections are cut in the middle of spending: it is said, nothing half is kept, and new ones are made', async () => {
  const { url, portal, teacher } = await portalWithTeacher({ DATABASE_WAIT_SECONDS: '60' });
  const [holder, other] = [await connected(url), await connected(url)];
  await holder('BEGIN');
  const [held] = await holder(`SELECT pg_backend_pid() AS "pid" FROM "User" WHERE "username" = 'maria' FOR UPDATE`);
  const cut = ['one', 'two', 'three'];
  const underWay = Promise.all(cut.map(teacher.spend));
  await expect.poll(() => waitingForLocks(other)).toBe(3);
  await other(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid NOT IN (pg_backend_pid(), $1)`,
    [held?.pid],
  );
  for (const answer of await underWay) expect(outcome(answer)).toEqual([503, away]);
  await holder('ROLLBACK');
  await expectOnlyLine(portal, unreachable);

  // It can be seen again that a portal runs here.
  const present = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  await expect.poll(async () => (await other(present)).length).toBe(1);
  expect(await spentIn(other)).toBe(0);
  for (const key of [...cut, ...cut]) expect((await teacher.spend(key)).status).toBe(200);
  expect(await spentIn(other)).toBe(3);
});

test('PostgreSQL takes no changes for a while: reading goes on, and with changes again so does the rest', async () => {
  const { url, portal, teacher } = await portalWithTeacher();
  const sql = await connected(url);
  const readOnly = async (state: 'on' | 'off') => {
    await sql(`ALTER SYSTEM SET default_transaction_read_only = ${state}`);
    await sql('SELECT pg_reload_conf()');
    await expect
      .poll(async () => (await sql('SHOW default_transaction_read_only'))[0])
      .toEqual({
        default_transaction_read_only: state,
      });
  };
  onTestFinished(() => readOnly('off'));
  await readOnly('on');
  // Each of the portal's connections hears of it when it gets to it.
  let attempt = 0;
  const statuses = async () => {
    attempt += 1;
    const answers = await Promise.all(twenty.map((key) => teacher.spend(`${key}, ${attempt}`)));
    return new Set(answers.map(({ status }) => status));
  };
  await expect.poll(statuses).toEqual(new Set([503]));
  expect(outcome(await teacher.spend('read-only'))).toEqual([503, notSaving]);
  const before = await spentIn(sql);
  expect((await teacher.look()).body).toMatchObject({ totalTokens: 100 - before });
  // Nothing can be saved: those who watch the portal are told.
  expect((await portal.ask('GET', '/readyz')).text).toBe('disk');
  await expectOnlyLine(
    portal,
    'PostgreSQL takes no changes: look at default_transaction_read_only, and whether this server is a standby.',
  );

  await readOnly('off');
  await expect.poll(async () => (await teacher.spend('read-only')).status).toBe(200);
  expect(await spentIn(sql)).toBe(before + 1);
});

test('somebody keeps rows locked for too long: others go on meanwhile, and it is said', async () => {
  const { url, portal, teacher } = await portalWithTeacher({ DATABASE_WAIT_SECONDS: '3' });
  const other = await connected(url);
  await other('BEGIN');
  await other(`SELECT 1 FROM "User" WHERE "username" = 'maria' FOR UPDATE`);
  const waiting = Promise.all([teacher.spend('locked out'), teacher.spend('locked out as well')]);
  expect((await teacher.look()).status).toBe(200);
  const ben = { username: 'ben', email: 'ben@school.example', password: 'secret-1', role: 'teacher' };
  expect((await portal.ask('POST', '/api/auth/register', { body: ben })).status).toBe(200);
  for (const answer of await waiting) expect(outcome(answer)).toEqual([503, busy]);
  await expectOnlyLine(
    portal,
    'The database was locked by another process for too long: nothing of this call was saved.',
  );

  // Unlocked in time, nobody learns of it.
  const inTime = teacher.spend('locked out');
  expect((await teacher.look()).status).toBe(200);
  await other('ROLLBACK');
  expect((await inTime).status).toBe(200);
  expect(await spentIn(other)).toBe(1);
});

// A regression: two who shared with each other waited for each other until PostgreSQL ended one, again and again, with
// every connection of the portal in that queue.
test('who is short of tokens does not wait for an owner who is short of them too', async () => {
  const { url, portal, teacher } = await portalWithTeacher({ DAILY_FREE_TOKENS: '5', DATABASE_WAIT_SECONDS: '1' });
  const ben = { username: 'ben', email: 'ben@school.example', password: 'secret-1', role: 'teacher' };
  await portal.rest('POST', '/auth/register', { body: ben });
  const other = await connected(url);
  await other(`INSERT INTO "Association" ("ownerId", "memberId") SELECT o."id", m."id" FROM "User" o, "User" m
    WHERE o."username" = 'ben' AND m."username" = 'maria'`);
  await other('BEGIN');
  await other(`SELECT 1 FROM "User" WHERE "username" = 'ben' FOR UPDATE`);
  const body = { amount: 10_000, action: 'a tool' };
  const refused = await portal.ask('POST', '/api/tokens/consume', { token: teacher.token, body });
  expect([refused.status, refused.body.reason]).toEqual([402, 'tokens_short']);
  await other('ROLLBACK');
});

// A regression: each call opened a connection of its own, to see which migrations there are.
test('/readyz needs no connection beside those that the portal has', async () => {
  const { url, portal, teacher } = await portalWithTeacher();
  await Promise.all(twenty.map(() => teacher.look()));
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const sql = await connected(server.href);
  await sql(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
  expect((await portal.ask('GET', '/readyz')).text).toBe('ready');
});

test('what is sent to PostgreSQL is swallowed without a word: it is said, and all goes on when the way is open again', async () => {
  const url = await postgres.database();
  const way = await wayToPostgres(url);
  const patience = { DATABASE_WAIT_SECONDS: '3', DATABASE_ANSWER_SECONDS: '1' };
  const portal = await portalOn(way.url, patience);
  const teacher = await teacherAt(portal);
  expect((await teacher.spend('before')).status).toBe(200);

  // One is in the middle of its transaction, and gets its lock when nobody hears of it any more.
  const [holder, other] = [await connected(url), await connected(url)];
  await holder('BEGIN');
  await holder(`SELECT 1 FROM "User" WHERE "username" = 'maria' FOR UPDATE`);
  const inTheMiddle = teacher.spend('in the middle');
  await expect.poll(() => waitingForLocks(other)).toBe(1);
  const looking = Promise.all(twenty.map(() => teacher.look()));
  way.swallowAll();
  await holder('ROLLBACK');
  await expect.poll(() => leftOpen(other)).toBe(1);

  const credentials = { username: 'maria', password: 'secret-1' };
  const meanwhile = Promise.all([
    teacher.spend('while it was away'),
    portal.ask('POST', '/api/auth/login', { body: credentials }),
  ]);
  expect((await portal.ask('GET', '/readyz')).text).toBe('database');
  expect((await portal.ask('GET', '/healthz')).status).toBe(200);
  expect((await portal.ask('GET', '/pricing')).status).toBe(200);
  expect(outcome(await inTheMiddle)).toEqual([503, away]);
  for (const answer of await meanwhile) expect(outcome(answer)).toEqual([503, away]);
  for (const answer of await looking) if (answer.status !== 200) expect(outcome(answer)).toEqual([503, away]);
  await expectOnlyLine(
    portal,
    'PostgreSQL did not answer in time: look at its server and at the way there, and see DATABASE_ANSWER_SECONDS.',
  );

  // PostgreSQL, which was not told either, has let go of what was locked.
  await expect.poll(() => leftOpen(other)).toBe(0);
  way.letThrough();
  expect((await portal.ask('GET', '/readyz')).text).toBe('ready');
  const again = await Promise.all([...twenty, 'before', 'in the middle', 'while it was away'].map(teacher.spend));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await spentIn(other)).toBe(23);
});

/** How many transactions at this database have something locked while nobody says anything in them. */
async function leftOpen(sql: Sql): Promise<number> {
  const [row] = await sql(
    `SELECT count(*) FROM pg_stat_activity a WHERE datname = current_database() AND state = 'idle in transaction'
      AND EXISTS (SELECT 1 FROM pg_locks l WHERE l.pid = a.pid AND locktype = 'relation')`,
  );
  return Number(row?.count);
}
