import { expect, test } from 'vitest';
import { serverIn } from '#tests/support/time-zone';
import { consume, launch, studentOf } from '#tests/support/wallet';
import { as, makeUser, type World, world } from '#tests/support/world';

async function usage(portal: World, user: { id: string }, input: { days?: number } = {}) {
  const answer = await (await as(portal, user)).tokens.usageStats(input);
  expect(answer.success).toBe(true);
  return answer.data;
}

test('without a number the window is the last 30 days, each of them a row, oldest first', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const stats = await usage(portal, teacher);
  expect(stats).toMatchObject({ days: 30, totalConsumed: 0, byAction: [] });
  expect(stats.byDay).toHaveLength(30);
  expect(stats.byDay.at(0)).toEqual({ date: '2026-02-09', tokens: 0 });
  expect(stats.byDay.at(-1)).toEqual({ date: '2026-03-10', tokens: 0 });
});

test('by action: what was spent and how often, the most first', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await consume(portal, teacher, { amount: 2, action: 'worksheets' });
  await consume(portal, teacher, { amount: 3, action: 'worksheets' });
  await consume(portal, teacher, { amount: 20, action: 'novel' });
  await launch(portal, teacher);
  await launch(portal, teacher);
  expect(await usage(portal, teacher)).toMatchObject({
    totalConsumed: 26,
    byAction: [
      { action: 'novel', tokens: 20, count: 1 },
      { action: 'worksheets', tokens: 5, count: 2 },
      { action: 'story-dice', tokens: 1, count: 1 },
    ],
  });
});

test('by day: a spending belongs to the day that it was in the server’s time zone', async () => {
  serverIn('America/New_York');
  const portal = await world();
  portal.deps.clock.set('2026-03-10T12:00:00');
  const teacher = await makeUser(portal);
  const at = async (moment: string, amount: number) => {
    portal.deps.clock.set(moment);
    await consume(portal, teacher, { amount });
  };
  await at('2026-03-11T23:59:59-04:00', 1);
  await at('2026-03-12T00:00:00-04:00', 2);
  await at('2026-03-12T23:30:00-04:00', 4);
  const stats = await usage(portal, teacher, { days: 3 });
  expect(stats.byDay).toEqual([
    { date: '2026-03-10', tokens: 0 },
    { date: '2026-03-11', tokens: 1 },
    { date: '2026-03-12', tokens: 6 },
  ]);
});

test('a day on which the clocks change is one day', async () => {
  serverIn('America/New_York');
  const portal = await world();
  // Summer time begins on March 8th there.
  portal.deps.clock.set('2026-03-09T12:00:00-04:00');
  const teacher = await makeUser(portal);
  const { byDay } = await usage(portal, teacher, { days: 4 });
  expect(byDay.map(({ date }) => date)).toEqual(['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09']);
});

test('the window of one day is today since midnight', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  portal.deps.clock.set('2026-03-10T23:59:59');
  await consume(portal, teacher, { amount: 5 });
  portal.deps.clock.set('2026-03-11T00:00:00');
  await consume(portal, teacher, { amount: 7 });
  expect(await usage(portal, teacher, { days: 1 })).toMatchObject({
    days: 1,
    totalConsumed: 7,
    byDay: [{ date: '2026-03-11', tokens: 7 }],
  });
  expect(await usage(portal, teacher, { days: 2 })).toMatchObject({ days: 2, totalConsumed: 12 });
});

test('what is older than the window does not count', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await consume(portal, teacher, { amount: 5 });
  portal.deps.clock.advance({ days: 29 });
  expect((await usage(portal, teacher)).totalConsumed).toBe(5);
  portal.deps.clock.advance({ days: 1 });
  expect((await usage(portal, teacher)).totalConsumed).toBe(0);
  expect((await usage(portal, teacher, { days: 365 })).totalConsumed).toBe(5);
});

test('it is what the user spent: an owner’s tokens count for the member who spent them', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const student = await studentOf(portal, [teacher]);
  await consume(portal, student, { amount: 4 });
  expect(await usage(portal, student)).toMatchObject({ totalConsumed: 4, byAction: [{ tokens: 4, count: 1 }] });
  expect(await usage(portal, teacher)).toMatchObject({ totalConsumed: 0, byAction: [] });
});

test('free tokens are spent tokens too; grants and purchases are not', async () => {
  const portal = await world({ DAILY_FREE_TOKENS: '10' });
  const teacher = await makeUser(portal);
  await (await as(portal, teacher)).tokens.processPurchase({ packageId: 'small', stripePaymentId: 'pi' });
  await consume(portal, teacher, { amount: 12 });
  expect(await usage(portal, teacher)).toMatchObject({
    totalConsumed: 12,
    byAction: [{ action: 'outside tool', tokens: 12, count: 1 }],
  });
});

test.each([0, -1, 366, 1.5, 'thirty'])('a window of %s days is refused', async (days) => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const { tokens } = await as(portal, teacher);
  await expect(tokens.usageStats({ days: days as number })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
