import { record, thePortal } from '#server/domain/audit/record';
import { monthOf, nextMonth } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { isManaged, toPlan, toUser, type User, userSelect } from '#server/domain/platform/user';
import { isPremium, type PlanId, planOf } from '#shared/core/plans';
import { credit } from '../tokens/ledger';

/** Paid plans renew on the first day of the next month; the free plan has nothing to renew. */
export function renewalOf(plan: PlanId, now: Date): Date | null {
  return isPremium(plan) ? nextMonth(now) : null;
}

/** What a user on this plan has from now on. Whatever was cancelled before is cancelled no more. */
export function onPlan(plan: PlanId, now: Date) {
  return {
    plan,
    planStatus: 'active',
    seatLimit: planOf(plan).limits.collaborators,
    planRenewsAt: renewalOf(plan, now),
    planEndsAt: null,
  };
}

/**
 * The plan that the user is on: the free one from the end of a cancelled one on, which happens here, once. Tokens stay,
 * as in any change of plans. Call inside a transaction that locked the user.
 */
export async function presentPlan(tx: Transaction, userId: string, now: Date): Promise<PlanId> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { username: true, plan: true, planEndsAt: true },
  });
  const plan = toPlan(user.plan);
  if (!user.planEndsAt || user.planEndsAt > now) return plan;
  await tx.user.update({ where: { id: userId }, data: onPlan('free', now) });
  await record(tx, thePortal, {
    action: 'plans.ended',
    at: now,
    target: { id: userId, username: user.username },
    details: { oldPlan: plan },
  });
  return 'free';
}

/**
 * Grants this month's tokens of a plan, unless this user had them before. Call inside a transaction that locked the
 * user.
 */
export async function grantPlanTokens(tx: Transaction, userId: string, plan: PlanId, now: Date): Promise<void> {
  await enterPlanTokens(tx, { userId, plan, amount: planOf(plan).limits.aiRequests, now });
}

/** Enters that this user had this month's tokens of a plan before, by another account, so that no way leads to them. */
export async function notePlanTokensHad(tx: Transaction, userId: string, plan: PlanId, now: Date): Promise<void> {
  await enterPlanTokens(tx, { userId, plan, amount: 0, now });
}

interface PlanTokens {
  userId: string;
  plan: PlanId;
  amount: number;
  now: Date;
}

async function enterPlanTokens(tx: Transaction, { userId, plan, amount, now }: PlanTokens): Promise<void> {
  const onceKey = `plan:${userId}:${plan}:${monthOf(now)}`;
  const granted = await tx.ledgerEntry.findUnique({ where: { onceKey }, select: { id: true } });
  if (granted) return;
  await credit(tx, {
    userId,
    actorId: userId,
    amount,
    kind: 'plan',
    action: `plan:${plan}`,
    onceKey,
    at: now,
  });
}

/**
 * The user with this month's plan tokens: each new month grants them at sign-in, or when plan or profile is read. That
 * is also when a cancelled plan is over, because plans end with a month. In a month that was begun before, this reads
 * nothing and writes nothing.
 */
export async function withMonthlyTokens({ db, clock }: Pick<Deps, 'db' | 'clock'>, user: User): Promise<User> {
  const now = clock.now();
  const month = monthOf(now);
  if (isManaged(user) || user.grantedMonth >= month) return user;
  return await db.$transaction(async (tx) => {
    await lockUser(tx, user.id);
    const { grantedMonth } = await tx.user.findUniqueOrThrow({
      where: { id: user.id },
      select: { grantedMonth: true },
    });
    if (grantedMonth < month) {
      const plan = await presentPlan(tx, user.id, now);
      await tx.user.update({
        where: { id: user.id },
        data: { grantedMonth: month, planRenewsAt: renewalOf(plan, now) },
      });
      await grantPlanTokens(tx, user.id, plan, now);
    }
    return toUser(await tx.user.findUniqueOrThrow({ where: { id: user.id }, select: userSelect }));
  });
}
