import { type SchoolAccessRefusal, schoolAdministeredBy } from '#server/domain/access/schools';
import { monthOf } from '#server/domain/platform/calendar';
import type { Deps, SpendingQuery } from '#server/domain/platform/deps';
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
  const now = clock.now();
  const first = new Date(now.getFullYear(), now.getMonth() + 1 - limits.schoolUsageMonths, 1);
  const query: SpendingQuery = { since: first, of: { id: school.value, scope: 'school' } };

  const months = new Map<string, number>();
  for (let month = 0; month < limits.schoolUsageMonths; month += 1)
    months.set(monthOf(new Date(first.getFullYear(), first.getMonth() + month, 1)), 0);
  for (const { at, tokens } of await reader.spending(query))
    months.set(monthOf(at), (months.get(monthOf(at)) ?? 0) + tokens);

  const byMember = new Map<string, { tokens: number; times: number }>();
  for (const { userId, tokens, times } of await reader.spenders(query)) {
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
  return ok({
    tokens: [...months.values()].reduce((sum, tokens) => sum + tokens, 0),
    months: [...months].map(([month, tokens]) => ({ month, tokens })),
    members: mostFirst.map(([id, sums]) => ({ id, username: names.get(id) ?? null, ...sums })),
  });
}
