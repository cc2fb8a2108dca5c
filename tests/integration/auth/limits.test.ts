import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/adapters/db/open';
import { attemptLimits, createLimiter } from '#server/adapters/limiter';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import type { LimitName } from '#server/domain/platform/deps';
import { createApp } from '#server/http/app';
import { bytesOf } from '#tests/support/content';
import { refused } from '#tests/support/refusals';
import { serve } from '#tests/support/server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

const here = '127.0.0.1';
const tooMany = refused(
  'too_many_attempts',
  expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes\.$/),
);
const wrong = refused('invalid_credentials');

async function signIn(portal: World, username: string, password: string, address = here) {
  return (await as(portal, undefined, address)).auth.login({ username, password });
}

async function fail(portal: World, username: string, times: number, address = here) {
  for (let attempt = 0; attempt < times; attempt += 1) {
    await expect(signIn(portal, username, 'wrong', address)).rejects.toEqual(wrong);
  }
}

/** As if so many attempts had been counted before, a minute ago. */
async function counted({ deps }: World, limit: LimitName, key: string, points: number) {
  const row = { points, expire: new Date(Date.now() + (attemptLimits[limit].duration - 60) * 1000) };
  const where = { key: `${limit}:${key}` };
  await deps.db.rateLimiterFlexible.upsert({ where, create: { ...where, ...row }, update: row });
}

/** As if the time of all counts had passed. */
async function timePasses({ deps }: World) {
  await deps.db.rateLimiterFlexible.updateMany({ data: { expire: new Date(Date.now() - 1000) } });
}

test('the limits are those of the design', () => {
  expect(attemptLimits).toEqual({
    'login-account-and-address': { points: 10, duration: 900 },
    'login-account': { points: 100, duration: 3600 },
    'login-address': { points: 300, duration: 3600 },
    'second-factor-account': { points: 30, duration: 86_400 },
    'login-device': { points: 10, duration: 900 },
    'student-and-address': { points: 8, duration: 300 },
    'student-account': { points: 60, duration: 86_400 },
    'student-device': { points: 8, duration: 300 },
    'password-account': { points: 10, duration: 900 },
    'sign-up-address': { points: 200, duration: 3600 },
    'mail-account': { points: 5, duration: 3600 },
    'mail-address': { points: 100, duration: 3600 },
    'own-data-account': { points: 5, duration: 86_400 },
    'suggestions-account': { points: 20, duration: 86_400 },
    'accounts-asked-account': { points: 200, duration: 86_400 },
    'accounts-asked-address': { points: 2000, duration: 86_400 },
    'reset-address': { points: 100, duration: 3600 },
    'codes-device': { points: 30, duration: 300 },
    'codes-address': { points: 600, duration: 3600 },
    'device-codes-address': { points: 1200, duration: 3600 },
    'guest-attempts-address': { points: 3600, duration: 3600 },
    'guest-generations-address': { points: 600, duration: 3600 },
    'generations-account': { points: 60, duration: 3600 },
    'answers-attempt': { points: 1200, duration: 600 },
    'speech-account': { points: 600, duration: 3600 },
    'speech-attempt': { points: 300, duration: 3600 },
    'speech-address': { points: 3600, duration: 3600 },
    'transcriptions-account': { points: 360, duration: 3600 },
  });
});

test('after ten failures from one address an account is closed to it, the right password included', async () => {
  const portal = await world();
  const { username } = await makeUser(portal);
  await fail(portal, username, 10);
  await expect(signIn(portal, username, 'wrong')).rejects.toEqual(tooMany);
  await expect(signIn(portal, username, 'password')).rejects.toEqual(tooMany);
  await timePasses(portal);
  expect((await signIn(portal, username, 'password')).username).toBe(username);
});

test('over REST, too many attempts are 429 with a sentence and the seconds to wait', async () => {
  const portal = await world();
  const { username } = await makeUser(portal);
  await fail(portal, username, 10);
  const { rest } = await serve(portal);
  const answer = await rest('POST', '/auth/login', { body: { username, password: 'password' } });
  expect([answer.status, answer.body]).toEqual([
    429,
    {
      message: 'Too many attempts. Please try again in 15 minutes.',
      code: 'TOO_MANY_REQUESTS',
      reason: 'too_many_attempts',
    },
  ]);
  const seconds = answer.headers.get('retry-after') ?? '';
  expect(seconds).toMatch(/^[1-9]\d*$/);
  expect(Number(seconds)).toBeLessThanOrEqual(900);
});

test('an unknown name is counted like a known one, so that limits do not tell which exist', async () => {
  const portal = await world();
  await fail(portal, 'nobody', 10);
  await expect(signIn(portal, 'NOBODY ', 'wrong')).rejects.toEqual(tooMany);
});

test('one account is one account, by whichever of its names it is tried', async () => {
  const portal = await world();
  const { username, email } = await makeUser(portal);
  await fail(portal, username, 3);
  await fail(portal, username.toUpperCase(), 3);
  await fail(portal, ` ${email.toUpperCase()}`, 4);
  await expect(signIn(portal, email, 'wrong')).rejects.toEqual(tooMany);
});

test('another account, and another address, go on as before', async () => {
  const portal = await world();
  const [one, other] = [await makeUser(portal), await makeUser(portal)];
  await fail(portal, one.username, 10);
  expect((await signIn(portal, other.username, 'password')).id).toBe(other.id);
  expect((await signIn(portal, one.username, 'password', '10.0.0.2')).id).toBe(one.id);
});

test('after a hundred failures from wherever, an account is closed for all addresses', async () => {
  const portal = await world();
  const { id, username } = await makeUser(portal);
  await counted(portal, 'login-account', hashSecret(id), 99);
  await fail(portal, username, 1, '10.0.0.2');
  await expect(signIn(portal, username, 'password', '10.0.0.3')).rejects.toEqual(tooMany);
});

test('after three hundred failures an address is closed for all accounts', async () => {
  const portal = await world();
  const [one, other] = [await makeUser(portal), await makeUser(portal)];
  await counted(portal, 'login-address', here, 299);
  await fail(portal, one.username, 1);
  await expect(signIn(portal, other.username, 'password')).rejects.toEqual(tooMany);
  expect((await signIn(portal, other.username, 'password', '10.0.0.2')).id).toBe(other.id);
});

test('success is not counted, and does not wipe out the failures before it', async () => {
  const portal = await world();
  const { username } = await makeUser(portal);
  await fail(portal, username, 9);
  for (let time = 0; time < 12; time += 1) await signIn(portal, username, 'password');
  expect((await portal.deps.db.rateLimiterFlexible.findMany()).map(({ points }) => points)).toEqual([9, 9, 9]);
  await fail(portal, username, 1);
  await expect(signIn(portal, username, 'password')).rejects.toEqual(tooMany);
});

test('an attempt that is refused for being too many does not count any further', async () => {
  const portal = await world();
  const { username } = await makeUser(portal);
  await fail(portal, username, 10);
  for (let time = 0; time < 5; time += 1) await expect(signIn(portal, username, 'wrong')).rejects.toEqual(tooMany);
  expect((await portal.deps.db.rateLimiterFlexible.findMany()).map(({ points }) => points)).toEqual([10, 10, 10]);
});

test('of twenty wrong passwords at once no more than ten are tried', async () => {
  const portal = await world();
  const { username } = await makeUser(portal);
  const { rest } = await serve(portal);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => rest('POST', '/auth/login', { body: { username, password: 'wrong' } })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
});

test('regression: a class that signs in to one account at once with the right password gets in, and is not counted', async () => {
  const portal = await world();
  const { username } = await makeUser(portal);
  const pupils = await Promise.all(Array.from({ length: 30 }, () => signIn(portal, username, 'password')));
  expect(new Set(pupils.map(({ token }) => token)).size).toBe(30);
  expect((await portal.deps.db.rateLimiterFlexible.findMany()).map(({ points }) => points)).toEqual([0, 0, 0]);
  expect((await signIn(portal, username, 'password')).username).toBe(username);
});

test('sixty pupils behind one address all sign in at once', async () => {
  const portal = await world();
  const pupils = await Promise.all(Array.from({ length: 60 }, () => makeUser(portal, { role: 'student' })));
  const { rest } = await serve(portal);
  const answers = await Promise.all(
    pupils.map(({ username }) => rest('POST', '/auth/login', { body: { username, password: 'password' } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
});

test('sixty pupils behind one address all sign up at once', async () => {
  const portal = await world();
  const { rest } = await serve(portal);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, pupil) =>
      rest('POST', '/auth/register', {
        body: { username: `pupil-${pupil}`, email: `pupil-${pupil}@school.example`, password: 'secret-1' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(await portal.deps.db.user.count()).toBe(60);
});

test('two hundred sign-ups an hour from one address, and no more', async () => {
  const portal = await world();
  await counted(portal, 'sign-up-address', here, 199);
  const { rest } = await serve(portal);
  const signUp = (username: string) =>
    rest('POST', '/auth/register', { body: { username, email: `${username}@school.example`, password: 'secret-1' } });
  expect((await signUp('the-last')).status).toBe(200);
  const answer = await signUp('one-too-many');
  expect([answer.status, answer.body.reason]).toEqual([429, 'too_many_attempts']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await portal.deps.db.user.count()).toBe(1);
  const elsewhere = await as(portal, undefined, '10.0.0.2');
  await elsewhere.auth.register({ username: 'elsewhere', email: 'elsewhere@school.example', password: 'secret-1' });
});

test('five reset mails an hour to one address, whether or not it has an account, and from wherever', async () => {
  const portal = await world();
  const { email } = await makeUser(portal);
  for (const asked of [email, 'nobody@school.example']) {
    for (let time = 0; time < 5; time += 1) {
      await (await as(portal, undefined, `10.0.0.${time}`)).auth.forgotPassword({
        email: time % 2 ? asked.toUpperCase() : asked,
      });
    }
    await expect((await as(portal, undefined, '10.0.0.9')).auth.forgotPassword({ email: asked })).rejects.toEqual(
      tooMany,
    );
  }
  await portal.deps.background.idle();
  expect(portal.mails).toHaveLength(5);
});

test('a hundred reset mails an hour from one address', async () => {
  const portal = await world();
  const { email } = await makeUser(portal);
  await counted(portal, 'mail-address', here, 99);
  const { auth } = await as(portal);
  await auth.forgotPassword({ email: 'nobody@school.example' });
  await expect(auth.forgotPassword({ email })).rejects.toEqual(tooMany);
});

test('a hundred links an hour are tried from one address', async () => {
  const portal = await world();
  await counted(portal, 'reset-address', here, 99);
  const { auth } = await as(portal);
  const attempt = { token: 'guessed', newPassword: 'another-one' };
  await expect(auth.resetPassword(attempt)).rejects.toEqual(refused('reset_token_invalid'));
  await expect(auth.resetPassword(attempt)).rejects.toEqual(tooMany);
});

test('two servers on one database count together', async () => {
  const portal = await world();
  const second = await openDatabase(portal.address);
  onTestFinished(() => second.close());
  const other = {
    ...portal,
    deps: { ...portal.deps, db: second.db, reader: second.reader, limiter: createLimiter(second.db) },
  };
  const { username } = await makeUser(portal);
  await fail(portal, username, 5);
  await fail(other, username, 5);
  for (const one of [portal, other]) await expect(signIn(one, username, 'password')).rejects.toEqual(tooMany);
});

test('two servers on one database count together at once', async () => {
  const portal = await world();
  const second = await openDatabase(portal.address);
  onTestFinished(() => second.close());
  const limiters = [portal.deps.limiter, createLimiter(second.db)];
  const attempt = { limit: 'login-account-and-address', key: 'one', address: here } as const;
  const taken = await Promise.all(Array.from({ length: 40 }, (_, index) => limiters[index % 2]?.take([attempt])));
  expect(taken.filter((blocked) => blocked === undefined)).toHaveLength(10);
});

test('a forwarded address counts only where a proxy is trusted', async () => {
  const portal = await world();
  const { username } = await makeUser(portal);
  const attempt = (url: string, from: string) =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ username, password: 'wrong' }),
    });

  const { url } = await serve(portal);
  for (let time = 0; time < 10; time += 1) expect((await attempt(url, `10.0.0.${time}`)).status).toBe(401);
  expect((await attempt(url, '10.0.0.99')).status).toBe(429);

  const app = createApp({
    deps: portal.deps,
    trustProxy: 1,
    client: (_req, res) => res.status(404).end(),
    security: undefined,
  });
  const server = app.listen(0, here);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const behindProxy = `http://${here}:${(server.address() as AddressInfo).port}`;
  expect((await attempt(behindProxy, '10.0.0.1')).status).toBe(401);
  // One proxy is trusted: what came before its own word may be made up.
  for (let time = 0; time < 9; time += 1)
    expect((await attempt(behindProxy, `1.1.1.${time}, 10.0.0.1`)).status).toBe(401);
  expect((await attempt(behindProxy, '1.1.1.99, 10.0.0.1')).status).toBe(429);
});

test('what people type as a name is counted, but not kept: it may be their password', async () => {
  const portal = await world();
  await fail(portal, 'MySecretPassword1', 1);
  const database = await bytesOf(portal);
  expect(database.includes('login-account')).toBe(true);
  expect(database.toString('latin1')).not.toMatch(/mysecretpassword1/i);
});

test('signed-in calls are not limited by their number', async () => {
  const portal = await world();
  const token = await tokenFor(portal, await makeUser(portal));
  const { rest } = await serve(portal);
  for (let batch = 0; batch < 20; batch += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => rest('GET', '/auth/profile', { token })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
});
