import { describe, expect, test } from 'vitest';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { type KeyScope, keyScopes } from '#shared/core/key-scopes';
import { limits } from '#shared/core/limits';
import { bytesOf } from '#tests/support/content';
import { expectRefusal, procedures } from '#tests/support/contract';
import { refused } from '#tests/support/refusals';
import { makeKey } from '#tests/support/security';
import { serve, type TestServer } from '#tests/support/server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

const password = 'password';
const statusOf = async ({ rest }: TestServer, token: string) =>
  (await rest('GET', '/tokens/balance', { token })).status;

describe('making a key', () => {
  test('shows it once; the database has its SHA-256 and its first characters', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const { keys } = await as(portal, teacher);
    const made = await keys.create({ name: ' Gradebook ', scope: 'spend', days: 90, password });
    expect(made).toEqual({
      id: made.id,
      name: 'Gradebook',
      scope: 'spend',
      key: expect.stringMatching(/^cs_s_[\w-]{43}$/),
      hint: made.key.slice(0, 9),
      createdAt: portal.deps.clock.now().toISOString(),
      expiresAt: '2026-06-08T09:00:00.000Z',
      hasExpired: false,
      lastUsedAt: null,
    });
    const { key, ...entry } = made;
    expect(await keys.list()).toEqual({ keys: [entry] });
    const database = await bytesOf(portal);
    expect(database.includes(hashSecret(key))).toBe(true);
    expect(database.includes(key)).toBe(false);
    expect(database.includes(key.slice(0, 20))).toBe(false);
  });

  test('asks for the password again, under the limits of signing in', async () => {
    const portal = await world();
    const { keys } = await as(portal, await makeUser(portal));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(keys.create({ name: 'A', scope: 'read', password: 'a guess' })).rejects.toEqual(
        refused('password_wrong'),
      );
    }
    await expect(keys.create({ name: 'A', scope: 'read', password })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect(await keys.list()).toEqual({ keys: [] });
  });

  test('that administrates is for administrators', async () => {
    const portal = await world();
    for (const role of ['student', 'teacher', 'school_admin'] as const) {
      const { keys } = await as(portal, await makeUser(portal, { role }));
      await expect(keys.create({ name: 'A', scope: 'admin', password })).rejects.toEqual(refused('admin_key_reserved'));
    }
    expect((await makeKey(portal, await makeUser(portal, { role: 'admin' }), 'admin')).key).toMatch(/^cs_a_/);
  });

  test('goes on up to twenty, also for many at once; revoked and expired ones make room', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const { keys } = await as(portal, teacher);
    const createdAt = portal.deps.clock.now();
    await portal.deps.db.apiKey.createMany({
      data: Array.from({ length: limits.keysPerUser - 1 }, (_, number) => ({
        userId: teacher.id,
        name: `${number}`,
        scope: 'read',
        keyHash: `${number}`,
        hint: 'cs_r_',
        createdAt,
      })),
    });
    const create = () => keys.create({ name: 'A', scope: 'read', days: 30, password });
    const answers = await Promise.allSettled([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(create()).rejects.toEqual(refused('keys_full'));

    const { id = '' } = (await keys.list()).keys.find(({ name }) => name === '3') ?? {};
    await keys.revoke({ id });
    await create();
    await expect(create()).rejects.toEqual(refused('keys_full'));
    portal.deps.clock.advance({ days: 31 });
    await create();
    expect((await keys.list()).keys.filter(({ hasExpired }) => hasExpired)).toHaveLength(2);
  });
});

describe('using a key', () => {
  test('acts as its user at /api', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const { key } = await makeKey(portal, teacher, 'read');
    const { rest } = await serve(portal);
    expect((await rest('GET', '/auth/profile', { token: key })).body.username).toBe(teacher.username);
  });

  test('is refused at /trpc, where the portal’s own pages are, open calls included', async () => {
    const portal = await world();
    const { key } = await makeKey(portal, await makeUser(portal), 'spend');
    const { url } = await serve(portal);
    for (const name of ['auth.profile', 'tokens.packages']) {
      const answer = await fetch(`${url}/trpc/${name}`, { headers: { authorization: `Bearer ${key}` } });
      expect([answer.status, await answer.json()]).toEqual([
        401,
        {
          error: {
            message: 'Keys work at /api. Here the portal’s own pages talk to the server.',
            code: -32_600,
            data: { code: 'UNAUTHORIZED', httpStatus: 401 },
          },
        },
      ]);
    }
  });

  test('notes when, at most once a minute', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const { key } = await makeKey(portal, teacher, 'read');
    const server = await serve(portal);
    const { keys } = await as(portal, teacher);
    const began = portal.deps.clock.now().toISOString();

    expect(await statusOf(server, key)).toBe(200);
    portal.deps.clock.advance({ seconds: 59 });
    expect(await statusOf(server, key)).toBe(200);
    expect((await keys.list()).keys[0]?.lastUsedAt).toBe(began);

    portal.deps.clock.advance({ seconds: 1 });
    expect(await statusOf(server, key)).toBe(200);
    expect((await keys.list()).keys[0]?.lastUsedAt).toBe(portal.deps.clock.now().toISOString());
  });

  test('ends with its time, at once when it is revoked, and with its user', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const server = await serve(portal);
    const { keys } = await as(portal, teacher);
    const dated = await keys.create({ name: 'Dated', scope: 'read', days: 30, password });
    const revoked = await keys.create({ name: 'Revoked', scope: 'read', password });
    const lasting = await keys.create({ name: 'Lasting', scope: 'read', password });
    expect(await statusOf(server, revoked.key)).toBe(200);
    await keys.revoke({ id: revoked.id });
    const answer = await server.rest('GET', '/tokens/balance', { token: revoked.key });
    expectRefusal(answer, 'key_unknown');
    await expect(keys.revoke({ id: revoked.id })).rejects.toEqual(refused('key_not_found'));

    portal.deps.clock.advance({ days: 30 });
    expect(await statusOf(server, dated.key)).toBe(401);
    portal.deps.clock.advance({ days: 1000 });
    expect(await statusOf(server, lasting.key)).toBe(200);
    await portal.deps.db.user.delete({ where: { id: teacher.id } });
    expect(await statusOf(server, lasting.key)).toBe(401);
  });

  test('that is revoked while it is used lets in whatever came before, and nothing after', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 1000 });
    const { id, key } = await makeKey(portal, teacher, 'spend');
    const { rest } = await serve(portal);
    const spend = () => rest('POST', '/tokens/consume', { token: key, body: { amount: 1, action: 'gradebook' } });
    const { keys } = await as(portal, teacher);
    const answers = await Promise.all([spend(), spend(), keys.revoke({ id }), spend(), spend()]);
    const paid = answers.filter((answer) => 'status' in answer && answer.status === 200).length;
    expect((await spend()).status).toBe(401);
    const { aiCredits, freeUsed } = await portal.deps.db.user.findUniqueOrThrow({ where: { id: teacher.id } });
    expect(1000 - aiCredits + freeUsed).toBe(paid);
  });

  test('with a wrong one acts as nobody, and not as a visitor either', async () => {
    const portal = await world();
    const { key } = await makeKey(portal, await makeUser(portal), 'read');
    const { rest } = await serve(portal);
    const other = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    expectRefusal(await rest('GET', '/tokens/packages', { token: other }), 'key_unknown');
    expectRefusal(await rest('GET', '/users.csv', { token: other }), 'key_unknown');
    expectRefusal(await rest('GET', '/auth/profile', { token: hashSecret(key) }), 'signed_out');
  });

  test('keeps to what its user may, and one that administrates ends with the role', async () => {
    const portal = await world();
    await makeUser(portal, { role: 'admin' });
    const admin = await makeUser(portal, { role: 'admin' });
    const teacher = await makeUser(portal);
    const { rest } = await serve(portal);
    const [adminKey, readKey, teachersKey] = [
      (await makeKey(portal, admin, 'admin')).key,
      (await makeKey(portal, admin, 'read')).key,
      (await makeKey(portal, teacher, 'read')).key,
    ];
    expect((await rest('GET', '/users', { token: readKey })).status).toBe(200);
    expectRefusal(await rest('GET', '/users', { token: teachersKey }), 'not_allowed');
    const change = { token: adminKey, body: { username: 'renamed' } };
    expect((await rest('PUT', `/users/${teacher.id}`, change)).status).toBe(200);

    await (await as(portal, admin)).profile.changeRole({ role: 'teacher' });
    expectRefusal(await rest('PUT', `/users/${teacher.id}`, change), 'key_unknown');
    expectRefusal(await rest('GET', '/users', { token: readKey }), 'not_allowed');
  });

  test('streams the file of users to an administrator’s', async () => {
    const portal = await world();
    const { key } = await makeKey(portal, await makeUser(portal, { role: 'admin' }), 'read');
    const { url } = await serve(portal);
    const file = await fetch(`${url}/api/users.csv`, { headers: { authorization: `Bearer ${key}` } });
    expect([file.status, (await file.text()).split('\r\n')]).toEqual([200, expect.any(Array)]);
  });
});

/** What a person does by themself. */
const sessionOnly = [
  'students.make',
  'students.show',
  'students.change',
  'students.setTokens',
  'students.open',
  'students.close',
  'students.renewSecret',
  'students.renewCard',
  'students.revokeCard',
  'students.letClaim',
  'students.endClaim',
  'students.ownClaim',
  'students.claim',
  'auth.logout',
  'auth.logoutEverywhere',
  'auth.logoutOthers',
  'auth.sessions',
  'auth.endSession',
  'auth.mailAddressLink',
  'auth.changeEmail',
  'auth.changePassword',
  'keys.list',
  'keys.create',
  'keys.revoke',
  'secondFactor.get',
  'secondFactor.begin',
  'secondFactor.confirm',
  'secondFactor.renewCodes',
  'secondFactor.switchOff',
  'users.resetSecondFactor',
  'screens.list',
  'screens.pair',
  'screens.show',
  'screens.disconnect',
];
/** Changes in these parts are somebody's own work; all others are an administrator's to make by a key. */
const partsOfWork =
  /^(library|novels|pictures|attempts|history|quizzes|twentyQuestions|cards|bank|pronunciation|writing|generate|words)\./;
const alsoSpendable = [
  'tokens.consume',
  'profile.setFavourite',
  'profile.appOpened',
  'assignments.beginBook',
  'focus.plan',
  'lessonSeries.outline',
  'lessonSeries.make',
  'lessonSeries.schedule',
  'live.join',
  'live.answer',
];
/** Deleting for good. */
const forGood = [
  'library.erase',
  'library.removeSamples',
  'history.anonymise',
  'history.remove',
  'bank.removeMany',
  'pronunciation.remove',
  'pictures.remove',
];

function leastScope(name: string): KeyScope | undefined {
  if (sessionOnly.includes(name)) return undefined;
  if (procedures.get(name)?.type === 'query') return 'read';
  if (alsoSpendable.includes(name)) return 'spend';
  return partsOfWork.test(name) && !forGood.includes(name) ? 'spend' : 'admin';
}

test.each(keyScopes)(
  'a key to %s gets to the procedures of its scope and of those below, and to no other',
  async (scope) => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin' });
    const { key } = await makeKey(portal, admin, scope);
    const { rest } = await serve(portal);
    for (const [name, { method, path }] of procedures) {
      // Refused for its input where the key may come in, or for the user's role.
      const address = `${path.replaceAll(/\{\w+\}/g, 'x')}?nonsense=x`;
      const hasBody = method !== 'GET' && method !== 'DELETE';
      const { status, body } = await rest(method, address, { token: key, ...(hasBody && { body: { nonsense: 'x' } }) });
      const wanted = leastScope(name);
      const comesIn = wanted !== undefined && keyScopes.indexOf(wanted) <= keyScopes.indexOf(scope);
      if (comesIn) expect([name, body.reason ?? status]).toEqual([name, expect.toBeOneOf([400, 'not_allowed'])]);
      else expect([name, status, body.reason]).toEqual([name, 403, wanted ? 'key_scope_short' : 'key_not_here']);
    }
  },
);

test('the refusal of a key says which scope is wanted', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const { rest } = await serve(portal);
  const body = { amount: 1, action: 'gradebook' };
  const { key } = await makeKey(portal, teacher, 'read');
  expectRefusal(
    await rest('POST', '/tokens/consume', { token: key, body }),
    'key_scope_short',
    'This key has the scope “Read”, and this wants a key with the scope “Spend”.',
  );
});

test('another person’s key is like none', async () => {
  const portal = await world();
  const { id, key } = await makeKey(portal, await makeUser(portal), 'read');
  const { keys } = await as(portal, await makeUser(portal, { role: 'admin' }));
  expect(await keys.list()).toEqual({ keys: [] });
  await expect(keys.revoke({ id })).rejects.toEqual(refused('key_not_found'));
  expect(await statusOf(await serve(portal), key)).toBe(200);
});

test('keys stay when their user signs out everywhere', async () => {
  const portal: World = await world();
  const teacher = await makeUser(portal);
  const { key } = await makeKey(portal, teacher, 'read');
  const server = await serve(portal);
  await server.rest('POST', '/auth/logout-everywhere', { token: await tokenFor(portal, teacher) });
  expect(await statusOf(server, key)).toBe(200);
});

test('making and revoking a key is in the audit log, without the key', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const { id } = await makeKey(portal, teacher, 'spend');
  await (await as(portal, teacher)).keys.revoke({ id });
  const rows = await portal.deps.db.auditEntry.findMany({
    where: { actorId: teacher.id },
    select: { action: true, actorName: true, address: true, details: true },
    orderBy: { id: 'asc' },
  });
  const common = { actorName: teacher.username, address: '127.0.0.1', details: { scope: 'spend' } };
  expect(rows).toEqual([
    { action: 'keys.made', ...common },
    { action: 'keys.revoked', ...common },
  ]);
});
