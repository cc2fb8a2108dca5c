import { expect, test, vi } from 'vitest';
import { roundRobin } from '#tests/support/round-robin';
import { atOnce, debitsOf, expectSoundLedger, ledgerOf } from '#tests/support/wallet';
import { world } from '#tests/support/world';

vi.setConfig({ testTimeout: 180_000 });

const statuses = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

// One test, because starting two processes is most of its time.
test('two servers behind a round-robin on one database are one portal', async () => {
  const portal = await world();
  const { all, each } = await roundRobin(2, portal.address);
  const [one = all, other = all] = each;
  const account = { email: 'maria@school.example', password: 'secret-1', role: 'teacher' };

  // Five sign up with one name at once: one gets it.
  const signUps = await atOnce(5, (index) =>
    all('POST', '/auth/register', { body: { ...account, username: 'maria', email: `m${index}@school.example` } }),
  );
  expect(statuses(signUps)).toEqual({ 200: 1, 409: 4 });
  const { token, id } = signUps.find(({ status }) => status === 200)?.body ?? {};

  // 80 debits of two tokens from a hundred.
  const spend = { token, body: { amount: 2, action: 'race' } };
  const debits = await atOnce(80, () => all('POST', '/tokens/consume', spend));
  expect(statuses(debits)).toEqual({ 200: 50, 402: 30 });
  expect((await one('GET', '/tokens/balance', { token })).body.totalTokens).toBe(0);
  expect(await debitsOf(portal, { id })).toHaveLength(50);

  // One payment credits once, and every call of its user gets the first answer.
  const payment = { token, body: { packageId: 'small', stripePaymentId: 'pi_1' } };
  const purchases = await atOnce(10, () => all('POST', '/tokens/process-purchase', payment));
  expect(new Set(purchases.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(statuses(purchases)).toEqual({ 200: 10 });

  // One launch is charged once, one key is carried out once.
  const launch = { token, body: { amount: 1, action: 'story-dice', launch: true } };
  const launches = await atOnce(12, () => all('POST', '/tokens/consume', launch));
  expect(launches.filter(({ body }) => body.data?.charged > 0)).toHaveLength(1);
  expect(statuses(launches)).toEqual({ 200: 12 });
  const keyed = { token, body: { amount: 5, action: 'keyed', idempotencyKey: 'once' } };
  const repeats = await atOnce(12, () => all('POST', '/tokens/consume', keyed));
  expect(statuses(repeats)).toEqual({ 200: 12 });
  expect((await debitsOf(portal, { id })).filter((row) => row.action === 'keyed')).toHaveLength(1);

  // A plan's tokens of a month come once.
  const plan = { token, body: { planId: 'free', addTokens: true } };
  await atOnce(6, () => all('POST', '/billing/update', plan));
  expect((await ledgerOf(portal, { id })).filter((row) => row.kind === 'plan')).toHaveLength(1);
  await expectSoundLedger(portal);

  // A session that one opened is good at the other, and ends at both.
  const signedIn = await one('POST', '/auth/login', { body: { username: 'maria', password: 'secret-1' } });
  const session = { token: signedIn.body.token };
  expect((await other('GET', '/auth/profile', session)).status).toBe(200);
  expect((await other('POST', '/auth/logout', session)).status).toBe(200);
  expect((await one('GET', '/auth/profile', session)).status).toBe(401);

  // Wrong passwords are counted together.
  const guess = { body: { username: 'maria', password: 'wrong' } };
  const guesses = await atOnce(24, () => all('POST', '/auth/login', guess));
  expect(statuses(guesses)).toEqual({ 401: 10, 429: 14 });
});
