import { expect, test } from 'vitest';
import { serverIn } from '#tests/support/time-zone';
import { atOnce, consume, debitsOf, expectSoundLedger, launch, studentOf, totalOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, world } from '#tests/support/world';

const tenFree = { DAILY_FREE_TOKENS: '10' };

test('without the setting there are no free tokens: all of aiCredits counts as purchased', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 40 });
  expect(await (await as(portal, teacher)).tokens.balance()).toEqual({
    freeTokens: 0,
    purchasedTokens: 40,
    totalTokens: 40,
    dailyAllocation: 0,
    dailyUsed: 0,
    dailyRemaining: 0,
  });
});

test('the balance says how many of today are free, used and left, and when they end', async () => {
  serverIn('America/New_York');
  const portal = await world(tenFree);
  portal.deps.clock.set('2026-03-10T20:00:00-04:00');
  const teacher = await makeUser(portal, { aiCredits: 40 });
  await consume(portal, teacher, { amount: 3 });
  expect(await (await as(portal, teacher)).tokens.balance()).toEqual({
    freeTokens: 7,
    purchasedTokens: 40,
    totalTokens: 47,
    dailyAllocation: 10,
    dailyUsed: 3,
    dailyRemaining: 7,
    expiresAt: '2026-03-11T04:00:00.000Z',
  });
});

test('free tokens are spent first', async () => {
  const portal = await world(tenFree);
  const teacher = await makeUser(portal, { aiCredits: 100 });
  expect(await consume(portal, teacher, { amount: 10 })).toMatchObject({ data: { charged: 10, balance: 100 } });
  expect(await consume(portal, teacher, { amount: 1 })).toMatchObject({ data: { charged: 1, balance: 99 } });
  await expectSoundLedger(portal);
});

test('one payment may take the last free tokens and the rest from the balance', async () => {
  const portal = await world(tenFree);
  const teacher = await makeUser(portal, { aiCredits: 100 });
  await consume(portal, teacher, { amount: 8 });
  expect(await consume(portal, teacher, { amount: 5 })).toMatchObject({ data: { charged: 5, balance: 97 } });
  expect(await debitsOf(portal)).toMatchObject([
    { amount: 0, freeTokens: 8, balanceAfter: 100 },
    { amount: -3, freeTokens: 2, balanceAfter: 97 },
  ]);
  await expectSoundLedger(portal);
});

test('with nothing else the free tokens alone can pay, to the last and no further', async () => {
  const portal = await world(tenFree);
  const student = await makeUser(portal, { role: 'student', aiCredits: 0 });
  expect(await consume(portal, student, { amount: 11 })).toMatchObject({ success: false, reason: 'tokens_short' });
  expect(await consume(portal, student, { amount: 10 })).toMatchObject({ success: true, data: { balance: 0 } });
  expect(await launch(portal, student)).toMatchObject({ success: false, reason: 'tokens_short' });
});

test('a refused payment uses up no free tokens', async () => {
  const portal = await world(tenFree);
  const teacher = await makeUser(portal, { aiCredits: 5 });
  await consume(portal, teacher, { amount: 16 });
  expect(await totalOf(portal, teacher)).toBe(15);
});

test('at midnight in the server’s time zone there are ten again, and what was left is gone', async () => {
  serverIn('Asia/Tokyo');
  const portal = await world(tenFree);
  const teacher = await makeUser(portal, { aiCredits: 0 });
  portal.deps.clock.set('2026-03-10T23:59:59+09:00');
  await consume(portal, teacher, { amount: 4 });
  expect(await totalOf(portal, teacher)).toBe(6);
  portal.deps.clock.set('2026-03-11T00:00:00+09:00');
  expect(await totalOf(portal, teacher)).toBe(10);
  expect(await consume(portal, teacher, { amount: 10 })).toMatchObject({ success: true });
  expect(await totalOf(portal, teacher)).toBe(0);
});

test('midnight in London changes nothing on a server in Tokyo', async () => {
  serverIn('Asia/Tokyo');
  const portal = await world(tenFree);
  const teacher = await makeUser(portal, { aiCredits: 0 });
  portal.deps.clock.set('2026-03-10T23:59:00Z');
  await consume(portal, teacher, { amount: 10 });
  portal.deps.clock.set('2026-03-11T00:01:00Z');
  expect(await totalOf(portal, teacher)).toBe(0);
});

test('a server that gives fewer than were already used today owes nothing', async () => {
  const portal = await world(tenFree);
  const teacher = await makeUser(portal, { aiCredits: 20 });
  await consume(portal, teacher, { amount: 8 });
  const stingy = { ...portal, deps: { ...portal.deps, settings: { ...portal.deps.settings, dailyFreeTokens: 5 } } };
  expect(await (await as(stingy, teacher)).tokens.balance()).toMatchObject({
    dailyAllocation: 5,
    dailyUsed: 5,
    dailyRemaining: 0,
  });
  expect(await consume(stingy, teacher, { amount: 1 })).toMatchObject({ data: { balance: 19 } });
});

test('thirty payments at once never get more than ten free', async () => {
  const portal = await world(tenFree);
  const teacher = await makeUser(portal, { aiCredits: 15 });
  const answers = await atOnce(30, () => consume(portal, teacher));
  expect(answers.filter((answer) => answer.success)).toHaveLength(25);
  expect((await debitsOf(portal)).reduce((sum, row) => sum + row.freeTokens, 0)).toBe(10);
  expect(await balanceOf(portal, teacher)).toBe(0);
  await expectSoundLedger(portal);
});

test('a member’s own free tokens go before an owner’s tokens', async () => {
  const portal = await world(tenFree);
  const teacher = await makeUser(portal);
  const student = await studentOf(portal, [teacher]);
  expect(await consume(portal, student, { amount: 10 })).toMatchObject({ data: { payer: { id: student.id } } });
  expect(await consume(portal, student, { amount: 1 })).toMatchObject({ data: { payer: { id: teacher.id } } });
});

test('an owner pays for members with free tokens first, too', async () => {
  const portal = await world(tenFree);
  const teacher = await makeUser(portal, { aiCredits: 100 });
  const student = await studentOf(portal, [teacher]);
  // Eleven are more than the student's own ten.
  await consume(portal, student, { amount: 11 });
  expect(await debitsOf(portal)).toMatchObject([
    { userId: teacher.id, actorId: student.id, amount: -1, freeTokens: 10, balanceAfter: 99 },
  ]);
  expect(await totalOf(portal, student)).toBe(10);
  expect(await totalOf(portal, teacher)).toBe(99);
});

test('an owner whose free tokens would cover it but who is busy makes the answer say busy, not short', async () => {
  const portal = await world(tenFree);
  const teacher = await makeUser(portal, { aiCredits: 6 });
  const student = await studentOf(portal, [teacher]);
  await consume(portal, teacher, { amount: 1 });
  expect(await consume(portal, student, { amount: 15 })).toMatchObject({ success: false, reason: 'owners_busy' });
  expect(await consume(portal, student, { amount: 16 })).toMatchObject({ success: false, reason: 'tokens_short' });
});
