import type * as z from 'zod';
import { dayOf, midnight } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { usageStats } from '#shared/api/tokens';

/** What the user spent in the last `days` days, today included: by action (most first) and day by day. */
export async function readUsage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: User,
  days: number,
): Promise<z.infer<typeof usageStats>> {
  const now = clock.now();
  const first = midnight(now, 1 - days);
  const entries = await db.ledgerEntry.findMany({
    where: { actorId: actor.id, kind: { in: ['debit', 'refund'] }, createdAt: { gte: first } },
    select: { action: true, amount: true, freeTokens: true, kind: true, createdAt: true },
  });

  const byDay = new Map<string, number>();
  for (let day = 0; day < days; day += 1) byDay.set(dayOf(midnight(first, day)), 0);
  const byAction = new Map<string, { tokens: number; count: number }>();
  let totalConsumed = 0;
  for (const entry of entries) {
    const tokens = entry.freeTokens - entry.amount;
    totalConsumed += tokens;
    const day = dayOf(entry.createdAt);
    byDay.set(day, (byDay.get(day) ?? 0) + tokens);
    const soFar = byAction.get(entry.action) ?? { tokens: 0, count: 0 };
    byAction.set(entry.action, {
      tokens: soFar.tokens + tokens,
      count: soFar.count + (entry.kind === 'debit' ? 1 : -1),
    });
  }
  return {
    days,
    totalConsumed,
    byAction: [...byAction].map(([action, sums]) => ({ action, ...sums })).sort((a, b) => b.tokens - a.tokens),
    byDay: [...byDay].map(([date, tokens]) => ({ date, tokens })),
  };
}
