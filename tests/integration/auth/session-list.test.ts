import { expect, test } from 'vitest';
import { expectRefusal } from '#tests/support/contract';
import { serve } from '#tests/support/server';
import { makeUser, tokenFor, type World, world } from '#tests/support/world';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Signs in over REST, as with this browser. */
async function signInWith(portal: World, username: string, userAgent: string): Promise<string> {
  const { rest } = await serve(portal);
  const body = { username, password: 'secret-1' };
  return (await rest('POST', '/auth/login', { body, headers: { 'user-agent': userAgent } })).body.token;
}

test('the list names each session by device, address and times, the one that asks first', async () => {
  const portal = await world();
  const { username } = await makeUser(portal, { password: 'secret-1' });
  const opened = portal.deps.clock.now().toISOString();
  const here = await signInWith(portal, username, chrome);
  portal.deps.clock.advance({ minutes: 5 });
  await signInWith(portal, username, '<b>Chrome/1</b>');
  await signInWith(portal, username, 'a tool of our own');
  const later = portal.deps.clock.now().toISOString();
  const { rest } = await serve(portal);
  const { body } = await rest('GET', '/auth/sessions', { token: here });
  const common = { id: expect.any(String), address: '127.0.0.1' };
  expect(body).toEqual({
    total: 3,
    knownDevices: 0,
    sessions: [
      { ...common, isThisOne: true, openedAt: opened, lastSeenAt: opened, device: 'Chrome on Windows' },
      { ...common, isThisOne: false, openedAt: later, lastSeenAt: later, device: '' },
      { ...common, isThisOne: false, openedAt: later, lastSeenAt: later, device: 'Chrome' },
    ],
  });
});

test('a new account’s first session is in the list; what has expired and what is somebody else’s is not', async () => {
  const portal = await world();
  const { rest } = await serve(portal);
  const account = { username: 'maria', email: 'maria@school.example', password: 'secret-1' };
  await rest('POST', '/auth/register', { body: account, headers: { 'user-agent': chrome } });
  await tokenFor(portal, await makeUser(portal));
  portal.deps.clock.advance({ days: 29 });
  const token = await signInWith(portal, 'maria', 'curl/8.5.0');
  const devices = async () =>
    (await rest('GET', '/auth/sessions', { token })).body.sessions.map(({ device }: { device: string }) => device);
  expect(await devices()).toEqual(['curl', 'Chrome on Windows']);
  portal.deps.clock.advance({ days: 1 });
  expect(await devices()).toEqual(['curl']);
});

test('of the sessions of a class that shares an account, the last hundred are named, and all are counted', async () => {
  const portal = await world();
  const user = await makeUser(portal);
  const first = await tokenFor(portal, user);
  portal.deps.clock.advance({ minutes: 1 });
  const now = portal.deps.clock.now();
  await portal.deps.db.session.createMany({
    data: Array.from({ length: 120 }, (_, number) => ({
      tokenHash: `${number}`,
      userId: user.id,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 1000),
    })),
  });
  const { rest } = await serve(portal);
  const { body } = await rest('GET', '/auth/sessions', { token: first });
  expect([body.total, body.sessions.length, body.sessions[0].isThisOne]).toEqual([121, 100, true]);
});

test('one session is ended at once, and the others go on', async () => {
  const portal = await world();
  const user = await makeUser(portal);
  const [here, there] = [await tokenFor(portal, user), await tokenFor(portal, user)];
  const { rest } = await serve(portal);
  const { sessions } = (await rest('GET', '/auth/sessions', { token: here })).body;
  expect((await rest('DELETE', `/auth/sessions/${sessions[1].id}`, { token: here })).status).toBe(200);
  expect((await rest('GET', '/auth/profile', { token: there })).status).toBe(401);
  expect((await rest('GET', '/auth/profile', { token: here })).status).toBe(200);
  expectRefusal(await rest('DELETE', `/auth/sessions/${sessions[1].id}`, { token: here }), 'session_not_found');
});

test('another person’s session is like none, for administrators too', async () => {
  const portal = await world();
  const user = await makeUser(portal);
  const token = await tokenFor(portal, user);
  const { rest } = await serve(portal);
  const { id } = (await rest('GET', '/auth/sessions', { token })).body.sessions[0];
  const admin = await tokenFor(portal, await makeUser(portal, { role: 'admin' }));
  expectRefusal(await rest('DELETE', `/auth/sessions/${id}`, { token: admin }), 'session_not_found');
  expect((await rest('GET', '/auth/profile', { token })).status).toBe(200);
});

test('signing out all others leaves this session and other people’s', async () => {
  const portal = await world();
  const user = await makeUser(portal);
  const [here, there] = [await tokenFor(portal, user), await tokenFor(portal, user)];
  const somebodyElses = await tokenFor(portal, await makeUser(portal));
  const { rest } = await serve(portal);
  await rest('POST', '/auth/logout-others', { token: here });
  const statuses = [here, there, somebodyElses].map(
    async (token) => (await rest('GET', '/auth/profile', { token })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
});

test('ending sessions is in the audit log', async () => {
  const portal = await world();
  const user = await makeUser(portal);
  const here = await tokenFor(portal, user);
  await tokenFor(portal, user);
  const { rest } = await serve(portal);
  const { sessions } = (await rest('GET', '/auth/sessions', { token: here })).body;
  await rest('DELETE', `/auth/sessions/${sessions[1].id}`, { token: here });
  await rest('POST', '/auth/logout-everywhere', { token: here });
  const rows = await portal.deps.db.auditEntry.findMany({
    orderBy: { id: 'asc' },
    select: { action: true, actorId: true },
  });
  expect(rows).toEqual([
    { action: 'auth.session-ended', actorId: user.id },
    { action: 'auth.signed-out-everywhere', actorId: user.id },
  ]);
});
