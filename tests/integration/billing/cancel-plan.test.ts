import { describe, expect, test } from 'vitest';
import { endCancelledPlans } from '#server/domain/wallet/billing/cancel-plan';
import { refused } from '#tests/support/refusals';
import { atOnce, expectSoundLedger, ledgerOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

/** A teacher on the Pro plan since this month, which is March 2026. */
async function subscribed() {
  const portal = await world();
  const teacher = await makeUser(portal);
  await (await as(portal, teacher)).billing.update({ planId: 'pro', addTokens: true });
  return { portal, teacher };
}

const overviewOf = async (portal: World, user: { id: string }) => (await as(portal, user)).billing.overview();
const firstOfApril = new Date(2026, 3, 1).toISOString();
const auditOf = (portal: World) =>
  portal.deps.db.auditEntry.findMany({
    orderBy: { id: 'asc' },
    select: { action: true, targetId: true, details: true },
  });

describe('a cancelled plan', () => {
  test('stays until the day on which it would renew, and says that day', async () => {
    const { portal, teacher } = await subscribed();
    expect(await (await as(portal, teacher)).billing.cancel()).toEqual({
      plan: 'pro',
      planStatus: 'active',
      planRenewsAt: firstOfApril,
      planEndsAt: firstOfApril,
      aiCredits: 3100,
    });
    portal.deps.clock.set('2026-03-31T23:59:59');
    expect(await overviewOf(portal, teacher)).toMatchObject({ plan: 'pro', planEndsAt: firstOfApril });
  });

  test.each([
    ['the profile', (portal: World, user: { id: string }) => as(portal, user).then((caller) => caller.profile.get())],
    ['the plan', (portal: World, user: { id: string }) => as(portal, user).then((caller) => caller.billing.current())],
    ['the billing page', overviewOf],
  ])('is over when %s is read after that day: Starter, its month’s tokens, and none taken', async (_what, read) => {
    const { portal, teacher } = await subscribed();
    await (await as(portal, teacher)).billing.cancel();
    portal.deps.clock.set('2026-04-01T00:00:00');
    await read(portal, teacher);
    expect(await overviewOf(portal, teacher)).toEqual({
      plan: 'free',
      planStatus: 'active',
      planRenewsAt: null,
      planEndsAt: null,
      aiCredits: 3200,
    });
    expect(await (await as(portal, teacher)).billing.current()).toMatchObject({ plan: 'free', seatLimit: 1 });
    await expectSoundLedger(portal);
  });

  test('is over once, whoever reads at once and however often', async () => {
    const { portal, teacher } = await subscribed();
    await (await as(portal, teacher)).billing.cancel();
    portal.deps.clock.set('2026-04-02T08:00:00');
    const { billing, profile } = await as(portal, teacher);
    await Promise.all([
      atOnce(20, () => billing.overview()),
      atOnce(20, () => profile.get()),
      atOnce(5, () => endCancelledPlans(portal.deps)),
    ]);
    expect((await ledgerOf(portal, teacher)).map(({ action }) => action)).toEqual(['test', 'plan:pro', 'plan:free']);
    expect((await auditOf(portal)).filter(({ action }) => action === 'plans.ended')).toEqual([
      { action: 'plans.ended', targetId: teacher.id, details: { oldPlan: 'pro' } },
    ]);
    expect(await balanceOf(portal, teacher)).toBe(3200);
    await expectSoundLedger(portal);
  });

  test('is ended by the nightly run too, for all whose day has come and for nobody else', async () => {
    const { portal, teacher } = await subscribed();
    const other = await makeUser(portal, { plan: 'team' });
    await (await as(portal, teacher)).billing.cancel();
    expect(await endCancelledPlans(portal.deps)).toBe(0);
    portal.deps.clock.set('2026-04-01T03:00:00');
    expect(await endCancelledPlans(portal.deps)).toBe(1);
    expect(await endCancelledPlans(portal.deps)).toBe(0);
    const plans = await portal.deps.db.user.findMany({ orderBy: { id: 'asc' }, select: { id: true, plan: true } });
    expect(plans).toEqual([
      { id: teacher.id, plan: 'free' },
      { id: other.id, plan: 'team' },
    ]);
    expect(await balanceOf(portal, teacher)).toBe(3100);
    expect(await overviewOf(portal, teacher)).toMatchObject({ plan: 'free', aiCredits: 3200 });
  });

  test('can be resumed until then, and renews as before', async () => {
    const { portal, teacher } = await subscribed();
    const { billing } = await as(portal, teacher);
    await billing.cancel();
    expect(await billing.resume()).toMatchObject({ plan: 'pro', planRenewsAt: firstOfApril, planEndsAt: null });
    portal.deps.clock.set('2026-04-01T08:00:00');
    expect(await overviewOf(portal, teacher)).toMatchObject({ plan: 'pro', aiCredits: 6100 });
  });

  test('cannot be resumed when it is over, even where nobody has looked since', async () => {
    const { portal, teacher } = await subscribed();
    const { billing } = await as(portal, teacher);
    await billing.cancel();
    portal.deps.clock.set('2026-04-01T00:00:00');
    await expect(billing.resume()).rejects.toEqual(refused('plan_ended'));
    expect(await overviewOf(portal, teacher)).toMatchObject({ plan: 'free' });
  });

  test.each(['free', 'pro', 'team'] as const)('is cancelled no more once %s is chosen', async (planId) => {
    const { portal, teacher } = await subscribed();
    const { billing } = await as(portal, teacher);
    await billing.cancel();
    await billing.update({ planId });
    expect(await overviewOf(portal, teacher)).toMatchObject({ plan: planId, planEndsAt: null });
    portal.deps.clock.set('2026-04-02T08:00:00');
    expect(await overviewOf(portal, teacher)).toMatchObject({ plan: planId });
  });

  test('that is over does not come back past the checkout page', async () => {
    const portal = await world({ CHECKOUT_PRO: 'https://pay.example/pro' });
    const teacher = await makeUser(portal, { plan: 'pro' });
    const { billing } = await as(portal, teacher);
    await billing.cancel();
    portal.deps.clock.set('2026-04-01T00:00:00');
    await expect(billing.update({ planId: 'pro', addTokens: true })).rejects.toEqual(refused('checkout_required'));
  });
});

test('cancelling twice is cancelling once, and each of both sides is in the audit log', async () => {
  const { portal, teacher } = await subscribed();
  const { billing } = await as(portal, teacher);
  await atOnce(10, () => billing.cancel());
  await atOnce(10, () => billing.resume());
  expect((await auditOf(portal)).filter(({ action }) => /cancelled|resumed/.test(action))).toEqual([
    { action: 'plans.cancelled', targetId: null, details: { plan: 'pro' } },
    { action: 'plans.resumed', targetId: null, details: { plan: 'pro' } },
  ]);
});

test('cancelling and resuming at once leaves one of both, and the plan as it is', async () => {
  const { portal, teacher } = await subscribed();
  const { billing } = await as(portal, teacher);
  await atOnce(20, (index) => (index % 2 === 0 ? billing.cancel() : billing.resume()));
  const { plan, planEndsAt, aiCredits } = await overviewOf(portal, teacher);
  expect([plan, aiCredits]).toEqual(['pro', 3100]);
  expect([null, firstOfApril]).toContain(planEndsAt);
});

test('a plan that was not looked at since last month is renewed, then cancelled for the end of this one', async () => {
  const { portal, teacher } = await subscribed();
  portal.deps.clock.set('2026-05-20T08:00:00');
  expect(await (await as(portal, teacher)).billing.cancel()).toMatchObject({
    planRenewsAt: new Date(2026, 5, 1).toISOString(),
    planEndsAt: new Date(2026, 5, 1).toISOString(),
    aiCredits: 6100,
  });
});

test('Starter cannot be cancelled', async () => {
  const portal = await world();
  const { billing } = await as(portal, await makeUser(portal));
  await expect(billing.cancel()).rejects.toEqual(refused('nothing_to_cancel'));
});
