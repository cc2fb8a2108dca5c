import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlanId, planIds, planOf } from '#shared/core/plans';
import { serverIn } from '#tests/support/time-zone';
import { atOnce, consume, expectSoundLedger, ledgerOf, studentOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

async function choose(portal: World, user: { id: string }, planId: PlanId, addTokens = true) {
  return (await as(portal, user)).billing.update({ planId, addTokens });
}

/** Which plans' tokens were granted, in order. */
const grantsOf = async (portal: World) =>
  (await ledgerOf(portal)).filter((row) => row.onceKey?.startsWith('plan:')).map((row) => [row.action, row.amount]);

describe('a plan’s tokens', () => {
  test.each([
    ['free', 100],
    ['pro', 3000],
    ['team', 12_000],
  ] as const)('of %s are %i, and are added to the balance', async (planId, tokens) => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 7 });
    expect(await choose(portal, teacher, planId)).toMatchObject({ plan: planId, aiCredits: 7 + tokens });
    expect(await grantsOf(portal)).toEqual([[`plan:${planId}`, tokens]]);
    await expectSoundLedger(portal);
  });

  test('are granted once a month, however often the plan is chosen', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    for (let times = 0; times < 4; times += 1) await choose(portal, teacher, 'pro');
    expect(await balanceOf(portal, teacher)).toBe(3000);
  });

  test('are granted once a month around loops through all plans', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    const loop = ['free', 'pro', 'free', 'pro', 'team', 'pro', 'free', 'team', 'free'] as const;
    for (const planId of loop) await choose(portal, teacher, planId);
    expect(await grantsOf(portal)).toEqual([
      ['plan:free', 100],
      ['plan:pro', 3000],
      ['plan:team', 12_000],
    ]);
    expect(await balanceOf(portal, teacher)).toBe(15_100);
  });

  test('are granted once when ten requests choose it at once', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    const answers = await atOnce(10, () => choose(portal, teacher, 'pro'));
    expect(answers).toEqual(Array(10).fill(answers[0]));
    expect(await balanceOf(portal, teacher)).toBe(3000);
    await expectSoundLedger(portal);
  });

  test('are granted once each when all plans are chosen at once, many times', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    await atOnce(12, (index) => choose(portal, teacher, planIds[index % 3] ?? 'free'));
    expect(await balanceOf(portal, teacher)).toBe(15_100);
    await expectSoundLedger(portal);
  });

  test('are granted at most once per plan and month in whatever order plans are chosen and months begin', async () => {
    const step = fc.oneof(
      fc.record({ planId: fc.constantFrom(...planIds), addTokens: fc.boolean() }),
      fc.constant('next month' as const),
      fc.constant('look' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
        const portal = await world();
        const teacher = await makeUser(portal, { aiCredits: 0 });
        for (const one of steps) {
          if (one === 'next month') portal.deps.clock.advance({ days: 31 });
          else if (one === 'look') await (await as(portal, teacher)).profile.get();
          else await choose(portal, teacher, one.planId, one.addTokens);
        }
        const granted = (await grantsOf(portal)).length;
        const months = 1 + steps.filter((one) => one === 'next month').length;
        expect(granted).toBeLessThanOrEqual(months * 3);
        await expectSoundLedger(portal);
      }),
      { seed: 20_260_310, numRuns: 8, endOnFailure: true },
    );
  });

  test('granted to one user are not missing for another', async () => {
    const portal = await world();
    const [one, other] = [await makeUser(portal), await makeUser(portal)];
    await choose(portal, one, 'pro');
    expect(await choose(portal, other, 'pro')).toMatchObject({ aiCredits: 3100 });
  });
});

describe('a choice without addTokens', () => {
  test('changes the plan and leaves the grant unclaimed', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    expect(await choose(portal, teacher, 'pro', false)).toMatchObject({ plan: 'pro', aiCredits: 100 });
    expect(await grantsOf(portal)).toEqual([]);
  });

  test('is what a choice is that does not say', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    expect(await (await as(portal, teacher)).billing.update({ planId: 'pro' })).toMatchObject({ aiCredits: 100 });
  });

  test('leaves it unclaimed for the reads of that month', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await choose(portal, teacher, 'pro', false);
    portal.deps.clock.advance({ days: 10 });
    const caller = await as(portal, teacher);
    expect((await caller.profile.get()).aiCredits).toBe(100);
    expect((await caller.billing.current()).aiCredits).toBe(100);
    expect((await caller.tokens.balance()).totalTokens).toBe(100);
    expect(await balanceOf(portal, teacher)).toBe(100);
  });

  test('can be followed by one with it in the same month', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await choose(portal, teacher, 'pro', false);
    expect(await choose(portal, teacher, 'pro', true)).toMatchObject({ aiCredits: 3100 });
  });

  test('of a new month’s first day leaves that month’s grant unclaimed too', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { plan: 'pro' });
    portal.deps.clock.set('2026-04-01T09:00:00');
    expect(await choose(portal, teacher, 'team', false)).toMatchObject({ aiCredits: 100 });
    expect((await (await as(portal, teacher)).profile.get()).aiCredits).toBe(100);
  });

  test('does not touch next month, which grants by itself', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await choose(portal, teacher, 'pro', false);
    portal.deps.clock.set('2026-04-01T00:00:00');
    expect((await (await as(portal, teacher)).profile.get()).aiCredits).toBe(3100);
  });
});

describe('a new month', () => {
  const reads: [string, (portal: World, user: { id: string }) => Promise<unknown>][] = [
    ['profile', async (portal, user) => (await as(portal, user)).profile.get()],
    ['the signed-in user', async (portal, user) => (await as(portal, user)).auth.profile()],
    ['balance', async (portal, user) => (await as(portal, user)).tokens.balance()],
    ['plan', async (portal, user) => (await as(portal, user)).billing.current()],
  ];
  test.each(reads)('grants the plan’s tokens by itself when %s is read, once', async (_what, read) => {
    const portal = await world();
    const teacher = await makeUser(portal, { plan: 'pro', aiCredits: 50 });
    await read(portal, teacher);
    expect(await balanceOf(portal, teacher)).toBe(50);
    portal.deps.clock.set('2026-04-01T00:00:00');
    await read(portal, teacher);
    await read(portal, teacher);
    expect(await balanceOf(portal, teacher)).toBe(3050);
    portal.deps.clock.set('2026-04-30T23:59:59');
    await read(portal, teacher);
    expect(await balanceOf(portal, teacher)).toBe(3050);
    await expectSoundLedger(portal);
  });

  test('grants once when profile, balance and plan are read at once, many times', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { plan: 'team', aiCredits: 0 });
    portal.deps.clock.set('2026-04-01T08:00:00');
    const caller = await as(portal, teacher);
    const answers = await atOnce(4, () =>
      Promise.all([caller.profile.get(), caller.auth.profile(), caller.billing.current(), caller.tokens.balance()]),
    );
    for (const [profile, user, plan, balance] of answers) {
      expect([profile.aiCredits, user.aiCredits, plan.aiCredits, balance.totalTokens]).toEqual([
        12_000, 12_000, 12_000, 12_000,
      ]);
    }
    expect(await grantsOf(portal)).toEqual([['plan:team', 12_000]]);
  });

  test('grants once when a sign-in, a read and a choice of the same plan come at once', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { plan: 'pro', aiCredits: 0, password: 'correct horse' });
    portal.deps.clock.set('2026-04-01T08:00:00');
    const caller = await as(portal, teacher);
    await Promise.all([
      caller.auth.login({ username: teacher.username, password: 'correct horse' }),
      caller.profile.get(),
      caller.billing.update({ planId: 'pro', addTokens: true }),
    ]);
    expect(await balanceOf(portal, teacher)).toBe(3000);
  });

  test('grants at sign-in, and the answer says so', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 3, password: 'correct horse' });
    const signIn = async () => (await as(portal)).auth.login({ username: teacher.username, password: 'correct horse' });
    expect((await signIn()).aiCredits).toBe(3);
    portal.deps.clock.set('2026-04-01T08:00:00');
    expect((await signIn()).aiCredits).toBe(103);
    expect((await signIn()).aiCredits).toBe(103);
  });

  test('begins at midnight in the server’s time zone', async () => {
    serverIn('Pacific/Auckland');
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    const balanceAt = async (moment: string) => {
      portal.deps.clock.set(moment);
      return (await (await as(portal, teacher)).tokens.balance()).totalTokens;
    };
    expect(await balanceAt('2026-03-31T23:59:59+13:00')).toBe(0);
    expect(await balanceAt('2026-04-01T00:00:00+13:00')).toBe(100);
  });

  test('after months away grants one month’s tokens, not those of every month', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { plan: 'pro', aiCredits: 0 });
    portal.deps.clock.set('2027-01-15T08:00:00');
    expect((await (await as(portal, teacher)).profile.get()).aiCredits).toBe(3000);
    expect((await ledgerOf(portal)).at(-1)?.onceKey).toBe(`plan:${teacher.id}:pro:2027-01`);
  });

  test('grants the tokens of the present plan only', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    await choose(portal, teacher, 'team', false);
    await choose(portal, teacher, 'free', false);
    portal.deps.clock.set('2026-04-01T08:00:00');
    expect((await (await as(portal, teacher)).profile.get()).aiCredits).toBe(100);
  });

  test('allows each plan’s grant anew', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    await choose(portal, teacher, 'pro');
    portal.deps.clock.set('2026-04-02T08:00:00');
    await choose(portal, teacher, 'pro');
    await choose(portal, teacher, 'pro');
    expect(await balanceOf(portal, teacher)).toBe(6000);
  });

  test('does not reach an owner through a member: only the owner’s own reads begin it', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    const student = await studentOf(portal, [teacher]);
    portal.deps.clock.set('2026-04-01T08:00:00');
    expect(await consume(portal, student)).toMatchObject({ success: false, reason: 'tokens_short' });
    await (await as(portal, teacher)).tokens.balance();
    expect(await consume(portal, student)).toMatchObject({ success: true });
  });
});

test('a new account holds its plan’s tokens, and the month that it was made in grants no more', async () => {
  const portal = await world();
  const { id, aiCredits } = await (await as(portal)).auth.register({
    username: 'new',
    email: 'new@school.example',
    password: 'secret-1',
  });
  expect(aiCredits).toBe(planOf('free').limits.aiRequests);
  await choose(portal, { id }, 'free');
  expect(await balanceOf(portal, { id })).toBe(100);
  await expectSoundLedger(portal);
});
