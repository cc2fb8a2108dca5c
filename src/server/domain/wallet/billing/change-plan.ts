import { type Actor, record } from '#server/domain/audit/record';
import { monthOf } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { toUser, type User, userSelect } from '#server/domain/platform/user';
import type { PlanOutput } from '#shared/api/billing';
import { comparePlans, type PlanId } from '#shared/core/plans';
import { err, ok, type Result } from '#shared/core/result';
import { grantPlanTokens, onPlan, presentPlan } from './plan-tokens';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** The plan information that the portal holds. */
export function toPlanOutput(user: User): PlanOutput {
  return {
    plan: user.plan,
    planStatus: user.planStatus,
    aiCredits: user.aiCredits,
    seatLimit: user.seatLimit,
    planRenewsAt: user.planRenewsAt?.toISOString() ?? null,
    trialEndsAt: user.trialEndsAt?.toISOString() ?? null,
  };
}

/**
 * Puts the user on a plan and, with `addTokens`, grants this month's tokens of it if they were not granted before.
 * The balance stays. A larger plan that is sold through a checkout page is not given away here.
 */
export async function changePlan(
  deps: Needs,
  actor: User & Actor,
  { planId, addTokens }: { planId: PlanId; addTokens: boolean },
): Promise<Result<PlanOutput, 'checkout_required' | 'payments_off'>> {
  const now = deps.clock.now();
  // Not `transact`: that a cancelled plan is over stays, whatever is answered.
  return deps.db.$transaction(async (tx) => {
    await lockUser(tx, actor.id);
    // Read after waiting: another request may have changed the plan since this one came in.
    const plan = await presentPlan(tx, actor.id, now);
    if (comparePlans(planId, plan) > 0) {
      if (deps.settings.plansWithCheckout.includes(planId)) return err('checkout_required');
      if (deps.settings.payments === 'off') return err('payments_off');
    }
    await tx.user.update({
      where: { id: actor.id },
      data: {
        ...onPlan(planId, now),
        // This month's tokens come by the choice or not at all.
        grantedMonth: monthOf(now),
      },
    });
    if (planId !== plan) {
      await record(tx, actor, { action: 'plans.changed', at: now, details: { oldPlan: plan, plan: planId } });
    }
    if (addTokens) await grantPlanTokens(tx, actor.id, planId, now);
    const changed = await tx.user.findUniqueOrThrow({ where: { id: actor.id }, select: userSelect });
    return ok(toPlanOutput(toUser(changed)));
  });
}
