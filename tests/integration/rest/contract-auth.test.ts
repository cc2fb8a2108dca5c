import { expect, test } from 'vitest';
import { contractOf, expectInvalid, expectRefusal, userFields } from '#tests/support/contract';
import { as, makeUser, tokenFor, world } from '#tests/support/world';

const bearerToken = expect.stringMatching(/^[\w-]{43}$/);

test('POST /auth/login answers a token with the user beside it', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const teacher = await makeUser(portal, { password: 'secret-1' });
  const answer = await rest('POST', '/auth/login', {
    body: { username: teacher.username, password: 'secret-1', recaptchaToken: '' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ token: bearerToken, ...userFields(teacher) });
});

test('POST /auth/login refuses a wrong password and an unknown name alike', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const { username } = await makeUser(portal, { password: 'secret-1' });
  expectRefusal(
    await rest('POST', '/auth/login', { body: { username, password: 'secret-2' } }),
    'invalid_credentials',
    'Invalid credentials',
  );
  expectRefusal(
    await rest('POST', '/auth/login', { body: { username: 'nobody', password: 'secret-2' } }),
    'invalid_credentials',
    'Invalid credentials',
  );
});

test('POST /auth/login says which fields are missing', async () => {
  const rest = await contractOf(await world());
  expectInvalid(await rest('POST', '/auth/login', { body: { username: ' ' } }), {
    username: 'Please enter your username.',
    password: 'Please enter your password.',
  });
});

test('POST /auth/register makes an account with the tokens of its plan and signs it in', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const { status, body } = await rest('POST', '/auth/register', {
    body: {
      username: 'maria',
      email: 'maria@school.example',
      password: 'secret-1',
      role: 'teacher',
      recaptchaToken: '',
    },
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    token: bearerToken,
    userId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    id: body.userId,
    username: 'maria',
    email: 'maria@school.example',
    role: 'teacher',
    plan: 'free',
    planStatus: 'active',
    planRenewsAt: null,
    trialEndsAt: null,
    aiCredits: 100,
    seatLimit: 1,
    billingProvider: null,
    billingCustomerId: null,
    billingSubscriptionId: null,
    metadata: null,
    createdAt: portal.deps.clock.now().toISOString(),
  });
  expect((await rest('GET', '/auth/profile', { token: body.token })).body.username).toBe('maria');
});

test('POST /auth/register refuses a taken name, a taken address and the admin role', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const { username, email } = await makeUser(portal);
  const wanted = { username: 'maria', email: 'maria@school.example', password: 'secret-1' };
  expectRefusal(await rest('POST', '/auth/register', { body: { ...wanted, username } }), 'username_taken');
  expectRefusal(await rest('POST', '/auth/register', { body: { ...wanted, email } }), 'email_taken');
  expectRefusal(await rest('POST', '/auth/register', { body: { ...wanted, role: 'admin' } }), 'admin_role_reserved');
});

test('POST /auth/register says what is wrong with each field', async () => {
  const rest = await contractOf(await world());
  const body = { username: 'a@b', email: 'nonsense', password: '12345', role: 'king' };
  expectInvalid(await rest('POST', '/auth/register', { body }), {
    username: 'A username cannot contain @. Your email address goes into the email field.',
    email: 'Please enter a valid email address, such as name@school.org.',
    password: 'The password needs at least 6 characters.',
    role: 'Please choose one of: student, teacher, school_admin, admin.',
  });
});

test('POST /auth/forgot-password answers a message', async () => {
  const rest = await contractOf(await world());
  const answer = await rest('POST', '/auth/forgot-password', {
    body: { email: 'nobody@school.example', recaptchaToken: '' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    message: 'If an account with this email address exists, a link to reset its password is on the way.',
  });
  expectInvalid(await rest('POST', '/auth/forgot-password', { body: { email: 'nobody' } }), {
    email: 'Please enter a valid email address, such as name@school.org.',
  });
});

test('POST /auth/reset-password answers a message, and refuses a link that is not valid', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const { email } = await makeUser(portal);
  await rest('POST', '/auth/forgot-password', { body: { email } });
  await portal.deps.background.idle();
  const token = /token=(\S+)/.exec(portal.mails[0]?.text ?? '')?.[1];
  const body = { token, newPassword: 'another-one', recaptchaToken: '' };
  const answer = await rest('POST', '/auth/reset-password', { body });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ message: 'Your password was changed. Please sign in with the new one.' });
  expectRefusal(await rest('POST', '/auth/reset-password', { body }), 'reset_token_invalid');
  expectInvalid(await rest('POST', '/auth/reset-password', { body: { newPassword: '1234567' } }), {
    token: 'The reset link is incomplete.',
    newPassword: 'The password needs at least 8 characters.',
  });
});

test('GET /auth/profile answers the user', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const teacher = await makeUser(portal, { aiCredits: 7 });
  const answer = await rest('GET', '/auth/profile', { token: await tokenFor(portal, teacher) });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(userFields(teacher));
  expectRefusal(await rest('GET', '/auth/profile'), 'signed_out');
});

test('POST /auth/logout ends this session, with or without a body', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const teacher = await makeUser(portal);
  for (const body of [undefined, {}]) {
    const token = await tokenFor(portal, teacher);
    const answer = await rest('POST', '/auth/logout', { token, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true });
    expectRefusal(await rest('POST', '/auth/logout', { token, body }), 'signed_out');
  }
});

test('POST /auth/logout-everywhere ends all sessions', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const teacher = await makeUser(portal);
  const [here, there] = [await tokenFor(portal, teacher), await tokenFor(portal, teacher)];
  const answer = await rest('POST', '/auth/logout-everywhere', { token: here });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true });
  expectRefusal(await rest('GET', '/auth/profile', { token: there }), 'signed_out');
});

test('a new month grants its tokens when the profile is read', async () => {
  const portal = await world();
  const rest = await contractOf(portal);
  const teacher = await makeUser(portal, { aiCredits: 7 });
  portal.deps.clock.set('2026-04-01T08:00:00');
  const token = await tokenFor(portal, teacher);
  for (const path of ['/auth/profile', '/profile', '/billing/current']) {
    expect((await rest('GET', path, { token })).body.aiCredits).toBe(107);
  }
  expect(await (await as(portal, teacher)).tokens.balance()).toMatchObject({ totalTokens: 107 });
});
