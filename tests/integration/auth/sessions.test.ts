import { expect, test } from 'vitest';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { openSession } from '#server/domain/identity/auth/sessions';
import { bytesOf } from '#tests/support/content';
import { serve } from '#tests/support/server';
import { makeUser, tokenFor, type World, world } from '#tests/support/world';

/** The status that a bearer token gets when it asks for its profile. */
async function statusOf(portal: World, token: string): Promise<number> {
  const { rest } = await serve(portal);
  return (await rest('GET', '/auth/profile', { token })).status;
}

async function signedUp() {
  const portal = await world();
  const teacher = await makeUser(portal);
  return { portal, teacher, token: await tokenFor(portal, teacher) };
}

const sessionsOf = ({ deps }: World) => deps.db.session.findMany({ select: { lastSeenAt: true, expiresAt: true } });

test('a token is 256 random bits, and only its SHA-256 is in the database', async () => {
  const { portal, teacher, token } = await signedUp();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await tokenFor(portal, teacher)).not.toBe(token);
  await statusOf(portal, token);
  const database = await bytesOf(portal);
  expect(database.includes(hashSecret(token))).toBe(true);
  expect(database.includes(token)).toBe(false);
});

test('what is in the database does not open a session', async () => {
  const { portal, token } = await signedUp();
  expect(await statusOf(portal, hashSecret(token))).toBe(401);
});

test('a session ends after thirty days without use', async () => {
  const { portal, token } = await signedUp();
  portal.deps.clock.advance({ days: 30, seconds: -1 });
  const other = await tokenFor(portal, await makeUser(portal));
  expect(await statusOf(portal, token)).toBe(200);
  portal.deps.clock.advance({ days: 30 });
  expect(await statusOf(portal, token)).toBe(401);
  expect(await statusOf(portal, other)).toBe(401);
});

test('a session that is used goes on: each use moves its end to thirty days later', async () => {
  const { portal, token } = await signedUp();
  for (let fortnight = 0; fortnight < 6; fortnight += 1) {
    portal.deps.clock.advance({ days: 14 });
    expect(await statusOf(portal, token)).toBe(200);
  }
  portal.deps.clock.advance({ days: 30 });
  expect(await statusOf(portal, token)).toBe(401);
});

test('a session ends after half a year, however much it is used', async () => {
  const { portal, token } = await signedUp();
  for (let week = 1; week < 26; week += 1) {
    portal.deps.clock.advance({ days: 7 });
    expect([week, await statusOf(portal, token)]).toEqual([week, 200]);
  }
  expect((await sessionsOf(portal))[0]?.expiresAt).toEqual(new Date('2026-09-06T09:00:00'));
  portal.deps.clock.advance({ days: 5, seconds: -1 });
  expect(await statusOf(portal, token)).toBe(200);
  portal.deps.clock.advance({ seconds: 1 });
  expect(await statusOf(portal, token)).toBe(401);
});

test('an ended session does not come back by being asked for', async () => {
  const { portal, token } = await signedUp();
  portal.deps.clock.advance({ days: 30 });
  expect(await statusOf(portal, token)).toBe(401);
  portal.deps.clock.advance({ seconds: 1 });
  expect(await statusOf(portal, token)).toBe(401);
});

test('a session is written at most once an hour', async () => {
  const { portal, token } = await signedUp();
  const began = portal.deps.clock.now();
  const { rest } = await serve(portal);
  const use = async () => expect((await rest('GET', '/auth/profile', { token })).status).toBe(200);
  const atFirst = await bytesOf(portal);
  for (let minute = 0; minute < 6; minute += 1) {
    portal.deps.clock.advance({ minutes: 10 });
    await use();
  }
  expect((await bytesOf(portal)).equals(atFirst)).toBe(true);
  expect((await sessionsOf(portal))[0]?.lastSeenAt).toEqual(began);

  portal.deps.clock.advance({ seconds: 1 });
  await use();
  const afterAnHour = await bytesOf(portal);
  expect(afterAnHour.equals(atFirst)).toBe(false);
  expect(await sessionsOf(portal)).toEqual([
    {
      lastSeenAt: portal.deps.clock.now(),
      expiresAt: new Date(portal.deps.clock.now().getTime() + 30 * 24 * 3_600_000),
    },
  ]);
  await use();
  expect((await bytesOf(portal)).equals(afterAnHour)).toBe(true);
});

test('signing in again clears away what has expired of that user', async () => {
  const { portal, teacher } = await signedUp();
  portal.deps.clock.advance({ days: 31 });
  await tokenFor(portal, teacher);
  expect(await sessionsOf(portal)).toHaveLength(1);
});

test('a sign-in whose password was reset in the meantime opens no session', async () => {
  const { deps } = await world();
  const { id } = await makeUser({ deps });
  const { passwordHash } = await deps.db.user.findUniqueOrThrow({ where: { id } });
  await deps.db.user.update({ where: { id }, data: { passwordHash: 'the hash of a new password' } });
  expect(await openSession(deps, { userId: id, passwordHash })).toBeUndefined();
  expect(await deps.db.session.count()).toBe(0);
});

test('logging out ends this session and no other', async () => {
  const { portal, teacher, token } = await signedUp();
  const [elsewhere, somebodyElses] = [await tokenFor(portal, teacher), await tokenFor(portal, await makeUser(portal))];
  const { rest } = await serve(portal);
  await rest('POST', '/auth/logout', { token });
  expect(await Promise.all([token, elsewhere, somebodyElses].map((one) => statusOf(portal, one)))).toEqual([
    401, 200, 200,
  ]);
});

test('logging out everywhere ends all sessions of that user and nobody else’s', async () => {
  const { portal, teacher, token } = await signedUp();
  const [elsewhere, somebodyElses] = [await tokenFor(portal, teacher), await tokenFor(portal, await makeUser(portal))];
  const { rest } = await serve(portal);
  await rest('POST', '/auth/logout-everywhere', { token });
  expect(await Promise.all([token, elsewhere, somebodyElses].map((one) => statusOf(portal, one)))).toEqual([
    401, 401, 200,
  ]);
});

test('the token of a deleted user stops at once', async () => {
  const { portal, teacher, token } = await signedUp();
  const admin = await tokenFor(portal, await makeUser(portal, { role: 'admin' }));
  const { rest } = await serve(portal);
  expect(await statusOf(portal, token)).toBe(200);
  expect((await rest('DELETE', `/users/${teacher.id}`, { token: admin })).status).toBe(200);
  expect(await statusOf(portal, token)).toBe(401);
});

test('a change of role takes effect at once, for those who are signed in already', async () => {
  const { portal, teacher, token } = await signedUp();
  const admin = await tokenFor(portal, await makeUser(portal, { role: 'admin' }));
  const { rest } = await serve(portal);
  expect((await rest('GET', '/users', { token })).status).toBe(403);
  await rest('PUT', `/users/${teacher.id}`, { token: admin, body: { role: 'admin' } });
  expect((await rest('GET', '/users', { token })).status).toBe(200);
  await rest('PUT', `/users/${teacher.id}`, { token: admin, body: { role: 'student' } });
  expect((await rest('GET', '/users', { token })).status).toBe(403);
  expect((await rest('GET', '/profile', { token })).body.role).toBe('student');
});
