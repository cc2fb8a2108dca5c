import type { User } from '#server/domain/platform/user';
import { nobodysId } from '#tests/support/contract';
import { as, type World } from '#tests/support/world';
import { fresh, type InputsOf } from './input';

export const billingInputs: InputsOf<'billing'> = {
  update: () => ({ planId: 'pro' }),
  cancel: withPaidPlan,
  resume: withCancelledPlan,
  history: () => ({}),
  receipt: async (portal, caller) => ({ id: await boughtBy(portal, caller) }),
};

/** Nothing is sent, but there is a plan that can be cancelled. */
async function withPaidPlan(portal: World, caller: User | undefined) {
  if (caller) await portal.deps.db.user.update({ where: { id: caller.id }, data: { plan: 'pro' } });
  return undefined;
}

/** Nothing is sent, but there is a plan that was cancelled. */
async function withCancelledPlan(portal: World, caller: User | undefined) {
  await withPaidPlan(portal, caller);
  if (caller) await (await as(portal, caller)).billing.cancel();
  return undefined;
}

/** The id of a purchase of the caller's. */
async function boughtBy(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const { tokens, billing } = await as(portal, caller);
  await tokens.processPurchase({ packageId: 'small', stripePaymentId: fresh('mock') });
  return (await billing.history({ kind: 'purchase' })).items[0]?.id ?? nobodysId;
}
