import { type Actor, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { toPlan, type User } from '#server/domain/platform/user';
import type { BillingOverview } from '#shared/api/billing';
import { isPremium } from '#shared/core/plans';
import { err, ok, type Result } from '#shared/core/result';
import { presentPlan, renewalOf, withMonthlyTokens } from './plan-tokens';

type Needs = Pick<Deps, 'db' | 'clock'>;

const overviewSelect = { plan: true, planStatus: true, planRenewsAt: true, planEndsAt: true, aiCredits: true } as const;

/** The plan with the day on which it renews or ends, and the balance. */
export async function billingOverview(deps: Needs, actor: User): Promise<BillingOverview> {
  const { id } = await withMonthlyTokens(deps, actor);
  const user = await deps.db.user.findUniqueOrThrow({ where: { id }, select: overviewSelect });
  return {
    plan: toPlan(user.plan),
    planStatus: user.planStatus,
    planRenewsAt: user.planRenewsAt?.toISOString() ?? null,
    planEndsAt: user.planEndsAt?.toISOString() ?? null,
    aiCredits: user.aiCredits,
  };
}

/** Lets the plan end when it would renew; until then it stays. Cancelling twice is cancelling once. */
export function cancelPlan(
  deps: Needs,
  actor: User & Actor,
): Promise<Result<BillingOverview, 'nothing_to_cancel' | 'plan_ended'>> {
  return setEnd(deps, actor, 'plans.cancelled');
}

/** Lets a cancelled plan go on. */
export function resumePlan(
  deps: Needs,
  actor: User & Actor,
): Promise<Result<BillingOverview, 'nothing_to_cancel' | 'plan_ended'>> {
  return setEnd(deps, actor, 'plans.resumed');
}

async function setEnd(
  deps: Needs,
  actor: User & Actor,
  action: 'plans.cancelled' | 'plans.resumed',
): Promise<Result<BillingOverview, 'nothing_to_cancel' | 'plan_ended'>> {
  // A month that was not begun yet is begun first: the plan that is cancelled is this month's.
  const user = await withMonthlyTokens(deps, actor);
  const now = deps.clock.now();
  const isCancelled = action === 'plans.cancelled';
  // Not `transact`: that a cancelled plan is over stays, whatever is answered.
  const refusal = await deps.db.$transaction(async (tx) => {
    await lockUser(tx, user.id);
    const plan = await presentPlan(tx, user.id, now);
    if (!isPremium(plan)) return err(isCancelled ? 'nothing_to_cancel' : 'plan_ended');
    const { count } = await tx.user.updateMany({
      where: { id: user.id, planEndsAt: isCancelled ? null : { not: null } },
      data: { planEndsAt: isCancelled ? renewalOf(plan, now) : null },
    });
    if (count > 0) await record(tx, actor, { action, at: now, details: { plan } });
    return undefined;
  });
  return refusal ?? ok(await billingOverview(deps, user));
}

const atOnce = 100;

/**
 * Ends all cancelled plans whose last day is over, for the nightly run. A user who comes by day is served without it.
 */
export async function endCancelledPlans({ db, clock }: Needs): Promise<number> {
  const now = clock.now();
  let ended = 0;
  for (;;) {
    const due = await db.user.findMany({ where: { planEndsAt: { lte: now } }, select: { id: true }, take: atOnce });
    for (const { id } of due) {
      await db.$transaction(async (tx) => {
        await lockUser(tx, id);
        await presentPlan(tx, id, now);
      });
    }
    ended += due.length;
    if (due.length < atOnce) return ended;
  }
}
