import { describe, expect, test } from 'vitest';
import type { PlanId } from '#shared/core/plans';
import { refused } from '#tests/support/refusals';
import { serverIn } from '#tests/support/time-zone';
import { consume, expectSoundLedger } from '#tests/support/wallet';
import { as, balanceOf, makeUser, world } from '#tests/support/world';

test('a new user is on the free plan', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  expect(await (await as(portal, teacher)).billing.current()).toEqual({
    plan: 'free',
    planStatus: 'active',
    aiCredits: 100,
    seatLimit: 1,
    planRenewsAt: null,
    trialEndsAt: null,
  });
});

test('signed out there is no plan to see or to change', async () => {
  const { billing } = await as(await world());
  await expect(billing.current()).rejects.toEqual(refused('signed_out'));
  await expect(billing.update({ planId: 'pro' })).rejects.toEqual(refused('signed_out'));
});

test.each([
  ['free', 1],
  ['pro', 3],
  ['team', 10],
] as const)('on %s there are %i seats', async (planId, seatLimit) => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const caller = await as(portal, teacher);
  expect(await caller.billing.update({ planId })).toMatchObject({ plan: planId, planStatus: 'active', seatLimit });
});

test('what a change answers is what is read afterwards', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const changed = await (await as(portal, teacher)).billing.update({ planId: 'team', addTokens: true });
  const caller = await as(portal, teacher);
  expect(await caller.billing.current()).toEqual(changed);
  expect(await caller.profile.get()).toMatchObject(changed);
});

test('changing plans keeps the balance, up and down', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 41 });
  const caller = await as(portal, teacher);
  for (const planId of ['pro', 'free', 'team', 'pro', 'free'] as const) {
    expect(await caller.billing.update({ planId, addTokens: false })).toMatchObject({ plan: planId, aiCredits: 41 });
  }
});

test('tokens of a larger plan stay after going back to the free one', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 0 });
  await (await as(portal, teacher)).billing.update({ planId: 'pro', addTokens: true });
  await consume(portal, teacher, { amount: 1000 });
  expect(await (await as(portal, teacher)).billing.update({ planId: 'free' })).toMatchObject({
    plan: 'free',
    aiCredits: 2000,
  });
  await expectSoundLedger(portal);
});

describe('planRenewsAt', () => {
  test('is the first of the next month for paid plans and null for the free one', async () => {
    const portal = await world();
    const caller = await as(portal, await makeUser(portal));
    const april = new Date('2026-04-01T00:00:00').toISOString();
    expect((await caller.billing.update({ planId: 'pro' })).planRenewsAt).toBe(april);
    expect((await caller.billing.update({ planId: 'team' })).planRenewsAt).toBe(april);
    expect((await caller.billing.update({ planId: 'free' })).planRenewsAt).toBeNull();
  });

  test('begins at the server’s midnight, across the year’s end', async () => {
    serverIn('America/Los_Angeles');
    const portal = await world();
    const caller = await as(portal, await makeUser(portal));
    portal.deps.clock.set('2026-12-31T23:59:00-08:00');
    expect((await caller.billing.update({ planId: 'pro' })).planRenewsAt).toBe('2027-01-01T08:00:00.000Z');
  });

  test('moves on when a new month has begun', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await (await as(portal, teacher)).billing.update({ planId: 'pro' });
    portal.deps.clock.set('2026-04-05T08:00:00');
    const { planRenewsAt } = await (await as(portal, teacher)).billing.current();
    expect(planRenewsAt).toBe(new Date('2026-05-01T00:00:00').toISOString());
  });
});

describe('with a checkout page for pro', () => {
  const settings = { CHECKOUT_PRO: 'https://pay.example/pro' };

  test('changing up to pro is refused and changes nothing', async () => {
    const portal = await world(settings);
    const teacher = await makeUser(portal);
    const caller = await as(portal, teacher);
    const before = await caller.billing.current();
    await expect(caller.billing.update({ planId: 'pro', addTokens: true })).rejects.toEqual(
      refused('checkout_required'),
    );
    expect(await (await as(portal, teacher)).billing.current()).toEqual(before);
    expect(await balanceOf(portal, teacher)).toBe(100);
  });

  test('changing down to pro works', async () => {
    const portal = await world(settings);
    const teacher = await makeUser(portal, { plan: 'team' });
    expect(await (await as(portal, teacher)).billing.update({ planId: 'pro' })).toMatchObject({ plan: 'pro' });
  });

  test('changing down to free works, and up again is refused', async () => {
    const portal = await world(settings);
    const teacher = await makeUser(portal, { plan: 'pro' });
    expect(await (await as(portal, teacher)).billing.update({ planId: 'free' })).toMatchObject({
      plan: 'free',
      planRenewsAt: null,
    });
    const again = (await as(portal, teacher)).billing.update({ planId: 'pro' });
    await expect(again).rejects.toEqual(refused('checkout_required'));
  });

  test('who is on pro may claim this month’s tokens of it', async () => {
    const portal = await world(settings);
    const teacher = await makeUser(portal, { plan: 'pro', aiCredits: 0 });
    expect(await (await as(portal, teacher)).billing.update({ planId: 'pro', addTokens: true })).toMatchObject({
      aiCredits: 3000,
    });
  });

  test('team, which has none, is applied at once', async () => {
    const portal = await world(settings);
    const teacher = await makeUser(portal);
    expect(await (await as(portal, teacher)).billing.update({ planId: 'team' })).toMatchObject({ plan: 'team' });
  });
});

test.each(['pro', 'team'] as const)('with a test checkout page %s is bought there', async (planId) => {
  const portal = await world({ CHECKOUT_TEST_URL: 'https://pay.example/test' });
  const teacher = await makeUser(portal);
  await expect((await as(portal, teacher)).billing.update({ planId })).rejects.toEqual(refused('checkout_required'));
});

describe('with PAYMENTS=off', () => {
  test('a larger plan is refused and changes nothing', async () => {
    const portal = await world({ PAYMENTS: 'off' });
    const teacher = await makeUser(portal);
    const caller = await as(portal, teacher);
    await expect(caller.billing.update({ planId: 'pro', addTokens: true })).rejects.toEqual(refused('payments_off'));
    expect(await (await as(portal, teacher)).billing.current()).toMatchObject({ plan: 'free', aiCredits: 100 });
  });

  test('a smaller plan can be chosen', async () => {
    const portal = await world({ PAYMENTS: 'off' });
    const teacher = await makeUser(portal, { plan: 'team' });
    expect(await (await as(portal, teacher)).billing.update({ planId: 'pro' })).toMatchObject({ plan: 'pro' });
  });

  test('a plan with a checkout page is still bought there', async () => {
    const portal = await world({ PAYMENTS: 'off', CHECKOUT_TEAM: 'https://pay.example/team' });
    const teacher = await makeUser(portal);
    await expect((await as(portal, teacher)).billing.update({ planId: 'team' })).rejects.toEqual(
      refused('checkout_required'),
    );
  });
});

test.each(['gold', '', 'Pro', null])('the plan %j is refused', async (planId) => {
  const portal = await world();
  const { billing } = await as(portal, await makeUser(portal));
  await expect(billing.update({ planId: planId as PlanId })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

// A regression: the plan at the request's beginning counted, so that one that had waited went round the checkout page.
test('a change that waited for another one is judged by the plan that the user has by then', async () => {
  const portal = await world({ CHECKOUT_TEAM: 'https://pay.example/team' });
  const teacher = await makeUser(portal, { plan: 'team' });
  const caller = await as(portal, teacher);
  await caller.billing.update({ planId: 'free' });
  await expect(caller.billing.update({ planId: 'team' })).rejects.toEqual(refused('checkout_required'));
});
