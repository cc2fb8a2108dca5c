import { expect, test } from 'vitest';
import { apps } from '#shared/core/apps';
import { contractOf, expectInvalid, expectRefusal, expectRefusedAnswer } from '#tests/support/contract';
import { balanceOf, makeUser, tokenFor, world } from '#tests/support/world';

async function signedIn(settings: Record<string, string> = {}, aiCredits = 100) {
  const portal = await world(settings);
  const user = await makeUser(portal, { aiCredits });
  return { portal, user, token: await tokenFor(portal, user), rest: await contractOf(portal) };
}

const small = { id: 'small', name: '100 tokens', tokens: 100, price: 5, popular: false, savings: '' };

test('GET /tokens/balance answers what can be spent', async () => {
  const { rest, token } = await signedIn();
  const answer = await rest('GET', '/tokens/balance', { token });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    freeTokens: 0,
    purchasedTokens: 100,
    totalTokens: 100,
    dailyAllocation: 0,
    dailyUsed: 0,
    dailyRemaining: 0,
  });
  expectRefusal(await rest('GET', '/tokens/balance'), 'signed_out');
});

test('GET /tokens/balance says when the free tokens of the day end', async () => {
  const { rest, token } = await signedIn({ DAILY_FREE_TOKENS: '10' });
  await rest('POST', '/tokens/consume', { token, body: { amount: 4, action: 'outside' } });
  expect((await rest('GET', '/tokens/balance', { token })).body).toEqual({
    freeTokens: 6,
    purchasedTokens: 100,
    totalTokens: 106,
    dailyAllocation: 10,
    dailyUsed: 4,
    dailyRemaining: 6,
    expiresAt: new Date('2026-03-11T00:00:00').toISOString(),
  });
});

test('POST /tokens/consume answers what was charged, what is left and who paid', async () => {
  const { portal, rest, token, user } = await signedIn();
  const body = {
    amount: 3,
    action: 'esl-tests',
    metadata: { app: 'ESL tests', list: [1, null, 'ü'] },
    idempotencyKey: 'one',
  };
  const answer = await rest('POST', '/tokens/consume', { token, body });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    data: { charged: 3, balance: 97, payer: { id: user.id, username: user.username } },
  });
  expect((await rest('POST', '/tokens/consume', { token, body })).body).toEqual(answer.body);
  expect(await balanceOf(portal, user)).toBe(97);
});

test('POST /tokens/consume refuses by value: 400 below the cost, 402 when short, 409 for another use of a key', async () => {
  const { portal, rest, token, user } = await signedIn({}, 2);
  const consume = (body: object) => rest('POST', '/tokens/consume', { token, body });
  expectRefusedAnswer(await consume({ amount: 2, action: 'esl-tests' }), 'below_cost', 'ESL Tests costs 3 tokens.');
  expectRefusedAnswer(
    await consume({ amount: 3, action: 'esl-tests' }),
    'tokens_short',
    'Not enough tokens. This needs 3 tokens.',
  );
  expectRefusedAnswer(
    await consume({ amount: 1, action: 'no-such-app', launch: true }),
    'app_not_gated',
    'There is no such app to open.',
  );
  expect(await balanceOf(portal, user)).toBe(2);
  await consume({ amount: 1, action: 'outside', idempotencyKey: 'one' });
  expectRefusedAnswer(await consume({ amount: 2, action: 'outside', idempotencyKey: 'one' }), 'idempotency_key_reused');
});

test('POST /tokens/consume answers 409 when those who share their tokens are busy', async () => {
  const { portal, rest, token, user } = await signedIn();
  const student = await makeUser(portal, { role: 'student', aiCredits: 0 });
  await portal.deps.db.association.create({ data: { ownerId: user.id, memberId: student.id } });
  await rest('POST', '/tokens/consume', { token, body: { amount: 1, action: 'outside' } });
  const asStudent = { token: await tokenFor(portal, student), body: { amount: 1, action: 'outside' } };
  expectRefusedAnswer(await rest('POST', '/tokens/consume', asStudent), 'owners_busy');
  portal.deps.clock.advance({ minutes: 11 });
  expect((await rest('POST', '/tokens/consume', asStudent)).body).toEqual({
    success: true,
    data: { charged: 1, balance: 0, payer: { id: user.id, username: user.username } },
  });
});

test('POST /tokens/consume names the fields that are missing, and wants a session', async () => {
  const { rest, token } = await signedIn();
  expectInvalid(await rest('POST', '/tokens/consume', { token, body: {} }), {
    amount: 'Please give a whole number of tokens, 1 or more.',
    action: 'Please enter an action.',
  });
  expectRefusal(await rest('POST', '/tokens/consume', { body: { amount: 1, action: 'outside' } }), 'signed_out');
});

test('GET /tokens/packages answers the three packages to anyone', async () => {
  const { rest } = await signedIn();
  const answer = await rest('GET', '/tokens/packages');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    data: {
      packages: [
        small,
        { id: 'medium', name: '500 tokens', tokens: 500, price: 20, popular: true, savings: 'Save 20%' },
        { id: 'large', name: '2,000 tokens', tokens: 2000, price: 60, popular: false, savings: 'Save 40%' },
      ],
    },
  });
});

test('POST /tokens/validate-purchase answers the package', async () => {
  const { rest, token } = await signedIn();
  const answer = await rest('POST', '/tokens/validate-purchase', { token, body: { packageId: 'small' } });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true, data: { package: small } });
  expectRefusedAnswer(
    await rest('POST', '/tokens/validate-purchase', { token, body: { packageId: 'huge' } }),
    'package_not_found',
  );
  expectInvalid(await rest('POST', '/tokens/validate-purchase', { token, body: {} }), {
    packageId: 'Please enter a package.',
  });
  expectRefusal(await rest('POST', '/tokens/validate-purchase', { body: { packageId: 'small' } }), 'signed_out');
});

test('POST /tokens/process-purchase credits a package once per payment', async () => {
  const { portal, rest, token, user } = await signedIn();
  const body = { packageId: 'medium', stripePaymentId: 'mock_1767225600000' };
  for (const _time of ['first', 'again']) {
    const answer = await rest('POST', '/tokens/process-purchase', { token, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, data: { tokensAdded: 500, balance: 600 } });
  }
  expect(await balanceOf(portal, user)).toBe(600);
  const other = await tokenFor(portal, await makeUser(portal));
  expectRefusedAnswer(await rest('POST', '/tokens/process-purchase', { token: other, body }), 'payment_used');
});

test('POST /tokens/process-purchase refuses an unknown package and missing fields', async () => {
  const { rest, token } = await signedIn();
  const body = { packageId: 'huge', stripePaymentId: 'mock_1' };
  expectRefusedAnswer(await rest('POST', '/tokens/process-purchase', { token, body }), 'package_not_found');
  expectInvalid(await rest('POST', '/tokens/process-purchase', { token, body: {} }), {
    packageId: 'Please enter a package.',
    stripePaymentId: 'Please enter a payment id.',
  });
  expectRefusal(await rest('POST', '/tokens/process-purchase', { body }), 'signed_out');
});

test('where payments are off, purchases are refused with 403', async () => {
  const { rest, token } = await signedIn({ PAYMENTS: 'off' });
  expectRefusedAnswer(
    await rest('POST', '/tokens/validate-purchase', { token, body: { packageId: 'small' } }),
    'payments_off',
  );
  const body = { packageId: 'small', stripePaymentId: 'mock_1' };
  expectRefusedAnswer(await rest('POST', '/tokens/process-purchase', { token, body }), 'payments_off');
});

test('GET /tokens/usage-stats answers what was spent, by action and by day', async () => {
  const { rest, token } = await signedIn();
  await rest('POST', '/tokens/consume', { token, body: { amount: 3, action: 'esl-tests' } });
  await rest('POST', '/tokens/consume', { token, body: { amount: 4, action: 'outside' } });
  const answer = await rest('GET', '/tokens/usage-stats?days=2', { token });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    data: {
      days: 2,
      totalConsumed: 7,
      byAction: [
        { action: 'outside', tokens: 4, count: 1 },
        { action: 'esl-tests', tokens: 3, count: 1 },
      ],
      byDay: [
        { date: '2026-03-09', tokens: 0 },
        { date: '2026-03-10', tokens: 7 },
      ],
    },
  });
});

test('GET /tokens/usage-stats takes 1 to 365 days, and 30 when nothing is said', async () => {
  const { rest, token } = await signedIn();
  for (const [query, days] of [
    ['', 30],
    ['?days=1', 1],
    ['?days=365', 365],
  ] as const) {
    const { data } = (await rest('GET', `/tokens/usage-stats${query}`, { token })).body;
    expect([data.days, data.byDay.length]).toEqual([days, days]);
  }
  expectInvalid(await rest('GET', '/tokens/usage-stats?days=366', { token }), {
    days: 'Please give a whole number from 1 to 365.',
  });
  expectRefusal(await rest('GET', '/tokens/usage-stats'), 'signed_out');
});

test('GET /tokens/action-costs answers the cost of each of the sixteen apps to anyone', async () => {
  const { rest } = await signedIn();
  const answer = await rest('GET', '/tokens/action-costs');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    data: { costs: apps.map(({ id, name, tokenCost }) => ({ action: id, name, tokens: tokenCost })) },
  });
  expect(answer.body.data.costs).toHaveLength(16);
});
