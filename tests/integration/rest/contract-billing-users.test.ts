import { expect, test } from 'vitest';
import { contractOf, expectInvalid, expectRefusal, nobodysId, userFields } from '#tests/support/contract';
import { makeUser, tokenFor, world } from '#tests/support/world';

const starter = {
  plan: 'free',
  planStatus: 'active',
  aiCredits: 100,
  seatLimit: 1,
  planRenewsAt: null,
  trialEndsAt: null,
};
const nextMonth = new Date('2026-04-01T00:00:00').toISOString();

test('GET /billing/current answers the plan', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const answer = await rest('GET', '/billing/current', { token: await tokenFor(portal, await makeUser(portal)) });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(starter);
  expectRefusal(await rest('GET', '/billing/current'), 'signed_out');
});

test('POST /billing/update puts the user on a plan, with its tokens when asked for', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const token = await tokenFor(portal, await makeUser(portal));
  const without = await rest('POST', '/billing/update', { token, body: { planId: 'pro', addTokens: false } });
  expect(without.status).toBe(200);
  expect(without.body).toEqual({ ...starter, plan: 'pro', seatLimit: 3, planRenewsAt: nextMonth });
  const withTokens = await rest('POST', '/billing/update', { token, body: { planId: 'team', addTokens: true } });
  expect(withTokens.body).toEqual({
    ...starter,
    plan: 'team',
    seatLimit: 10,
    planRenewsAt: nextMonth,
    aiCredits: 12_100,
  });
  expect((await rest('GET', '/billing/current', { token })).body).toEqual(withTokens.body);
});

test('POST /billing/update refuses an unknown plan', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const token = await tokenFor(portal, await makeUser(portal));
  expectInvalid(await rest('POST', '/billing/update', { token, body: { planId: 'gold', addTokens: 'yes' } }), {
    planId: 'Please choose one of: free, pro, team.',
    addTokens: 'This must be true or false.',
  });
  expectRefusal(await rest('POST', '/billing/update', { body: { planId: 'pro' } }), 'signed_out');
});

test('POST /billing/update sends to the checkout page where there is one', async () => {
  const portal = await world({ CHECKOUT_PRO: 'https://pay.example/pro' });
  const rest = await contractOf(portal);
  const token = await tokenFor(portal, await makeUser(portal));
  expectRefusal(await rest('POST', '/billing/update', { token, body: { planId: 'pro' } }), 'checkout_required');
});

test('POST /billing/update refuses a larger plan where payments are off', async () => {
  const portal = await world({ PAYMENTS: 'off' });
  const rest = await contractOf(portal);
  const token = await tokenFor(portal, await makeUser(portal));
  expectRefusal(await rest('POST', '/billing/update', { token, body: { planId: 'pro' } }), 'payments_off');
});

async function asAdmin() {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  return { portal, admin, token: await tokenFor(portal, admin), rest: await contractOf(portal) };
}

test('GET /users answers an array of users, and a header that names the next page', async () => {
  const { portal, admin, token, rest } = await asAdmin();
  portal.deps.clock.advance({ seconds: 1 });
  const teacher = await makeUser(portal);
  const all = await rest('GET', '/users', { token });
  expect(all.status).toBe(200);
  expect(all.body).toEqual([userFields(admin), userFields(teacher)]);
  expect(all.headers.get('x-next-cursor')).toBeNull();

  const first = await rest('GET', '/users?limit=1', { token });
  expect(first.body).toEqual([userFields(admin)]);
  const cursor = first.headers.get('x-next-cursor') ?? '';
  const second = await rest('GET', `/users?limit=1&cursor=${encodeURIComponent(cursor)}`, { token });
  expect(second.body).toEqual([userFields(teacher)]);
  expect(second.headers.get('x-next-cursor')).toBeNull();
});

test('GET /users searches, filters and sorts', async () => {
  const { portal, admin, token, rest } = await asAdmin();
  const maria = await makeUser(portal, { username: 'Maria', role: 'student', aiCredits: 7 });
  const names = async (query: string) =>
    (await rest('GET', `/users?${query}`, { token })).body.map(({ id }: { id: string }) => id);
  expect(await names('search=MARI')).toEqual([maria.id]);
  expect(await names('search=')).toHaveLength(2);
  expect(await names('role=student')).toEqual([maria.id]);
  expect(await names('sort=aiCredits&order=asc')).toEqual([maria.id, admin.id]);
  expect(await names('sort=aiCredits&order=desc')).toEqual([admin.id, maria.id]);
});

test('GET /users and GET /users/page refuse what they do not know', async () => {
  const { portal, token, rest } = await asAdmin();
  const teacher = await tokenFor(portal, await makeUser(portal));
  for (const path of ['/users', '/users/page']) {
    expectRefusal(await rest('GET', path), 'signed_out');
    expectRefusal(await rest('GET', path, { token: teacher }), 'not_allowed');
    expectRefusal(await rest('GET', `${path}?cursor=nonsense`, { token }), 'cursor_invalid');
    expectInvalid(await rest('GET', `${path}?role=king&sort=shoeSize&order=up&limit=0`, { token }), {
      role: 'Please choose one of: student, teacher, school_admin, admin.',
      sort: 'Please choose one of: username, email, role, plan, aiCredits, createdAt.',
      order: 'Please choose asc or desc.',
      limit: 'Please give a whole number from 1 to 1000.',
    });
    expectInvalid(await rest('GET', `${path}?limit=1001`, { token }), {
      limit: 'Please give a whole number from 1 to 1000.',
    });
    expectInvalid(await rest('GET', `${path}?search=${'x'.repeat(255)}`, { token }), {
      search: 'At most 254 characters, please.',
    });
  }
});

test('GET /users/page answers the page as an object with the number of matching users', async () => {
  const { portal, admin, token, rest } = await asAdmin();
  portal.deps.clock.advance({ seconds: 1 });
  await makeUser(portal);
  const answer = await rest('GET', '/users/page?limit=1', { token });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ users: [userFields(admin)], nextCursor: expect.any(String), matching: 2 });
  expect((await rest('GET', '/users/page', { token })).body).toMatchObject({ nextCursor: null, matching: 2 });
});

test('GET /users/stats answers the figures of the tiles', async () => {
  const { portal, token, rest } = await asAdmin();
  await makeUser(portal, { role: 'student' });
  await makeUser(portal, { plan: 'pro' });
  await makeUser(portal, { role: 'school_admin', plan: 'team' });
  const answer = await rest('GET', '/users/stats', { token });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ total: 4, students: 1, teachers: 1, admins: 1, premium: 2 });
  expectRefusal(await rest('GET', '/users/stats'), 'signed_out');
});

test('POST /users adds a user of any role, who can sign in', async () => {
  const { portal, token, rest } = await asAdmin();
  const body = { username: 'Maria', email: 'maria@school.example', password: 'secret-1', role: 'admin' };
  const answer = await rest('POST', '/users', { token, body });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(
    userFields({
      ...(await makeUser(portal)),
      id: answer.body.id,
      username: 'Maria',
      email: 'maria@school.example',
      role: 'admin',
    }),
  );
  expect((await rest('POST', '/auth/login', { body: { username: 'maria', password: 'secret-1' } })).status).toBe(200);
  const plain = await rest('POST', '/users', {
    token,
    body: { username: 'Jo', email: 'jo@school.example', password: 'secret-1' },
  });
  expect(plain.body.role).toBe('student');
});

test('POST /users refuses taken names, bad fields and everyone but administrators', async () => {
  const { portal, admin, token, rest } = await asAdmin();
  const body = { username: 'Maria', email: 'maria@school.example', password: 'secret-1' };
  expectRefusal(
    await rest('POST', '/users', { token, body: { ...body, username: admin.username.toUpperCase() } }),
    'username_taken',
  );
  expectRefusal(
    await rest('POST', '/users', { token, body: { ...body, email: admin.email.toUpperCase() } }),
    'email_taken',
  );
  expectRefusal(await rest('POST', '/users', { body }), 'signed_out');
  expectRefusal(
    await rest('POST', '/users', { token: await tokenFor(portal, await makeUser(portal)), body }),
    'not_allowed',
  );
  expectInvalid(await rest('POST', '/users', { token, body: {} }), {
    username: 'Please enter a username.',
    email: 'Please enter an email address.',
    password: 'Please enter a password.',
  });
});

test('PUT /users/{id} changes what it is given, and answers the user', async () => {
  const { portal, token, rest } = await asAdmin();
  const user = await makeUser(portal, { role: 'student' });
  const changes = { username: 'Maria', email: 'maria@school.example', role: 'teacher' };
  const answer = await rest('PUT', `/users/${user.id}`, { token, body: changes });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(userFields(user, changes));
  const again = await rest('PUT', `/users/${user.id}`, { token, body: { username: 'maria' } });
  expect(again.body).toEqual(userFields(user, { ...changes, username: 'maria' }));
});

test('PUT /users/{id} refuses unknown ids, taken names, an empty change and the last administrator’s demotion', async () => {
  const { portal, admin, token, rest } = await asAdmin();
  const user = await makeUser(portal);
  const change = (id: string, body: object, by = token) => rest('PUT', `/users/${id}`, { token: by, body });
  expectRefusal(await change(nobodysId, { username: 'x' }), 'user_not_found');
  expectRefusal(await change(user.id, { username: admin.username }), 'username_taken');
  expectRefusal(await change(user.id, { email: admin.email }), 'email_taken');
  expectRefusal(await change(admin.id, { role: 'teacher' }), 'last_admin');
  expectRefusal(await change(user.id, { role: 'admin' }, await tokenFor(portal, user)), 'not_allowed');
  expectRefusal(await rest('PUT', `/users/${user.id}`, { body: { username: 'x' } }), 'signed_out');
  expectInvalid(await change(user.id, {}), { '': 'Please change the username, the email or the role.' });
  expectInvalid(await change('17', { username: 'x' }), { id: 'This id is not valid.' });
});

test('DELETE /users/{id} deletes the user', async () => {
  const { portal, token, rest } = await asAdmin();
  const user = await makeUser(portal);
  const answer = await rest('DELETE', `/users/${user.id}`, { token });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true });
  expectRefusal(await rest('DELETE', `/users/${user.id}`, { token }), 'user_not_found');
});

test('DELETE /users/{id} refuses the last administrator, invalid ids and everyone else', async () => {
  const { portal, admin, token, rest } = await asAdmin();
  const teacher = await tokenFor(portal, await makeUser(portal));
  expectRefusal(await rest('DELETE', `/users/${admin.id}`, { token }), 'last_admin');
  expectRefusal(await rest('DELETE', `/users/${admin.id}`, { token: teacher }), 'not_allowed');
  expectRefusal(await rest('DELETE', `/users/${admin.id}`), 'signed_out');
  expectInvalid(await rest('DELETE', '/users/17', { token }), { id: 'This id is not valid.' });
});

test('POST /users/{id}/tokens changes a balance and answers the new one', async () => {
  const { portal, token, rest } = await asAdmin();
  const user = await makeUser(portal);
  const adjust = (body: object) => rest('POST', `/users/${user.id}/tokens`, { token, body });
  const given = await adjust({ amount: 20, reason: 'A prize' });
  expect([given.status, given.body]).toEqual([200, { id: user.id, amount: 20, balance: 120 }]);
  const taken = await adjust({ amount: -120, reason: 'A mistake' });
  expect([taken.status, taken.body]).toEqual([200, { id: user.id, amount: -120, balance: 0 }]);
});

test('POST /users/{id}/tokens refuses what the balance does not hold, bad fields and everyone else', async () => {
  const { portal, token, rest } = await asAdmin();
  const user = await makeUser(portal, { username: 'maria', aiCredits: 3 });
  const body = { amount: -4, reason: 'A mistake', idempotencyKey: 'once' };
  const adjust = (given: object, by: string | undefined = token, id = user.id) =>
    rest('POST', `/users/${id}/tokens`, { ...(by && { token: by }), body: given });
  expectRefusal(await adjust(body), 'balance_too_low', 'maria has 3 tokens: no more than that can be taken.');
  expectRefusal(await adjust(body, token, nobodysId), 'user_not_found');
  expectRefusal(await adjust(body, await tokenFor(portal, user)), 'not_allowed');
  expectRefusal(await adjust(body, ''), 'signed_out');
  expect((await adjust({ ...body, amount: -1 })).status).toBe(200);
  expectRefusal(await adjust({ ...body, amount: -2 }), 'idempotency_key_reused');
  expectInvalid(await adjust({ amount: 1.5, reason: ' ab ' }), {
    amount: 'Please give a whole number of tokens, at most 1,000,000.',
    reason: 'Please give a reason of at least 3 characters.',
  });
  expectInvalid(await adjust({ amount: 0, reason: 'x'.repeat(201) }), {
    amount: 'Please give or take at least one token.',
    reason: 'At most 200 characters, please.',
  });
});

test('POST /users/roles, /users/tokens and /users/delete answer how many were reached, and who was not and why', async () => {
  const { portal, admin, token, rest } = await asAdmin();
  const user = await makeUser(portal);
  const noSuchUser = { id: nobodysId, reason: 'user_not_found', message: 'There is no such user.' };
  const roles = await rest('POST', '/users/roles', { token, body: { ids: [user.id, nobodysId], role: 'student' } });
  expect([roles.status, roles.body]).toEqual([200, { done: 1, refused: [noSuchUser] }]);
  const body = { ids: [user.id, nobodysId], amount: 5, reason: 'A prize', idempotencyKey: 'once' };
  const tokens = await rest('POST', '/users/tokens', { token, body });
  expect([tokens.status, tokens.body]).toEqual([200, { done: 1, refused: [noSuchUser] }]);
  expectRefusal(await rest('POST', '/users/tokens', { token, body: { ...body, amount: 6 } }), 'idempotency_key_reused');
  const deleted = await rest('POST', '/users/delete', { token, body: { ids: [user.id, admin.id] } });
  const message = 'This is the last administrator. Make somebody else an administrator first.';
  expect(deleted.body).toEqual({ done: 1, refused: [{ id: admin.id, reason: 'last_admin', message }] });
});

test.each([
  ['/users/roles', { role: 'student' }],
  ['/users/tokens', { amount: 5, reason: 'A prize' }],
  ['/users/delete', {}],
])('POST %s takes 1 to 500 ids, each once, from administrators only', async (path, others) => {
  const { portal, token, rest } = await asAdmin();
  const send = (ids: unknown, by?: string) =>
    rest('POST', path, { ...(by && { token: by }), body: { ids, ...others } });
  const ids = Array.from({ length: 501 }, (_, at) => nobodysId.slice(0, -3) + String(at).padStart(3, '0'));
  expectInvalid(await send([], token), { ids: 'Please choose at least one user.' });
  expectInvalid(await send(ids, token), { ids: 'At most 500 users at once, please.' });
  expectInvalid(await send([nobodysId, nobodysId], token), { ids: 'Please name each user once.' });
  expectInvalid(await send(['17'], token), { 'ids.0': 'This id is not valid.' });
  expectInvalid(await send(nobodysId, token), { ids: 'Please send a list of ids.' });
  expect((await send(ids.slice(1), token)).body).toMatchObject({ done: 0, refused: { length: 500 } });
  expectRefusal(await send([nobodysId]), 'signed_out');
  expectRefusal(await send([nobodysId], await tokenFor(portal, await makeUser(portal))), 'not_allowed');
});
