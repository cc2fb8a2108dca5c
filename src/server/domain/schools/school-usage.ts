import { type SchoolAccessRefusal, schoolAdministeredBy } from '#server/domain/access/schools';
import { monthOf } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { namesOf } from '#server/domain/wallet/billing/people';
import type { SchoolUsageOutput } from '#shared/api/school';
import { limits } from '#shared/core/limits';
import { ok, type Result } from '#shared/core/result';

/**
 * What was spent of the tokens of a school's members since they came to it, by month and by member. On what, is for
 * those whom they let see what they do in apps.
 */
export async function schoolUsage(
  { db, reader, clock }: Pick<Deps, 'db' | 'reader' | 'clock'>,
  user: User,
): Promise<Result<SchoolUsageOutput, SchoolAccessRefusal>> {
  const school = await schoolAdministeredBy(db, user);
  if (!school.ok) return school;
  const months = monthsUntil(clock.now());
  const spending = await Promise.all(
    months.map(({ since, until }) => reader.schoolSpending({ schoolId: school.value, since, until })),
  );
  const byMember = new Map<string, { tokens: number; times: number }>();
  for (const { userId, tokens, times } of spending.flat()) {
    const sums = byMember.get(userId) ?? { tokens: 0, times: 0 };
    byMember.set(userId, { tokens: sums.tokens + tokens, times: sums.times + times });
  }
  const mostFirst = [...byMember]
    .sort(([a, of], [b, other]) => other.tokens - of.tokens || (a < b ? -1 : 1))
    .slice(0, limits.usageRows);
  const names = await namesOf(
    db,
    mostFirst.map(([id]) => id),
  );
  const byMonth = months.map(({ since }, at) => ({ month: monthOf(since), tokens: sumOf(spending[at] ?? []) }));
  return ok({
    tokens: sumOf(byMonth),
    months: byMonth,
    members: mostFirst.map(([id, sums]) => ({ id, username: names.get(id) ?? null, ...sums })),
  });
}

const sumOf = (some: readonly { tokens: number }[]) => some.reduce((sum, { tokens }) => sum + tokens, 0);

/** The last months up to the present one, the oldest first. */
function monthsUntil(now: Date): { since: Date; until: Date }[] {
  const start = (monthsBack: number) => new Date(now.getFullYear(), now.getMonth() - monthsBack, 1);
  return Array.from({ length: limits.schoolUsageMonths }, (_, at) => {
    const monthsBack = limits.schoolUsageMonths - 1 - at;
    return { since: start(monthsBack), until: start(monthsBack - 1) };
  });
}
