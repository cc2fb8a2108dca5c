import { idsSeenBy } from '#server/domain/access/access';
import { dayOf, midnight } from '#server/domain/platform/calendar';
import type { Deps, Spender, SpendingQuery } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { UsageOfPerson, UsageReport, UsageSpan } from '#shared/api/usage';
import { limits } from '#shared/core/limits';
import { namesOf } from '../billing/people';

type Needs = Pick<Deps, 'db' | 'reader' | 'clock'>;

/**
 * Whose spending: all that the user spent and that was spent of the user's tokens, what members spent of them, or what
 * anybody spent.
 */
export type UsageScope = 'own' | 'members' | 'portal';

/**
 * What was spent in the last days, today included: by day, by app and by person. The database adds up; of members who
 * have not accepted that their owner sees what they do in apps, the owner gets the amounts only. Students whose account
 * a class looks after open apps as its owner lets them.
 */
export async function usageReport(
  { db, reader, clock }: Needs,
  actor: Pick<User, 'id'>,
  { days, scope }: { days: UsageSpan; scope: UsageScope },
): Promise<UsageReport> {
  const since = midnight(clock.now(), 1 - days);
  const query: SpendingQuery = { since, ...(scope !== 'portal' && { of: { id: actor.id, scope } }) };
  const spenders = await reader.spenders(query);
  const seen = scope === 'portal' ? undefined : await actorsSeenBy(db, actor);
  // An action is never empty: that stands for those that are not shown.
  const actionOf = ({ action, actorId }: Spender) => (seen === undefined || seen.has(actorId) ? action : '');

  const bySpender = mostFirst(sumBy(spenders, ({ actorId }) => actorId));
  const byPayer = mostFirst(sumBy(spenders, ({ userId }) => userId));
  const names = await namesOf(db, [...new Set([...bySpender, ...byPayer].map(([id]) => id))]);
  const named = ([id, { tokens }]: [string, Sums]): UsageOfPerson => ({ id, username: names.get(id) ?? null, tokens });

  const all = sumBy(spenders, () => '').get('') ?? { tokens: 0, times: 0 };
  return {
    days,
    ...all,
    byDay: byDay(await reader.spending(query), { since, days }),
    byAction: mostFirst(sumBy(spenders, actionOf)).map(([action, sums]) => ({ action: action || null, ...sums })),
    bySpender: bySpender.map(named),
    byPayer: byPayer.map(named),
  };
}

/** Those of whom the user sees in which apps they spent. */
async function actorsSeenBy(db: Deps['db'], actor: Pick<User, 'id'>): Promise<ReadonlySet<string>> {
  const where = { managedBy: { ownerId: actor.id } };
  const [agreed, managed] = await Promise.all([
    idsSeenBy(db, actor),
    db.user.findMany({ where, select: { id: true } }),
  ]);
  return new Set([actor.id, ...agreed, ...managed.map(({ id }) => id)]);
}

interface Sums {
  tokens: number;
  times: number;
}

function sumBy(rows: readonly Spender[], keyOf: (row: Spender) => string): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const row of rows) {
    const { tokens, times } = sums.get(keyOf(row)) ?? { tokens: 0, times: 0 };
    sums.set(keyOf(row), { tokens: tokens + row.tokens, times: times + row.times });
  }
  return sums;
}

function mostFirst(sums: ReadonlyMap<string, Sums>): [string, Sums][] {
  return [...sums].sort(([a, ofA], [b, ofB]) => ofB.tokens - ofA.tokens || inOrder(a, b)).slice(0, limits.usageRows);
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function byDay(
  quarters: readonly { at: Date; tokens: number }[],
  { since, days }: { since: Date; days: number },
): UsageReport['byDay'] {
  const sums = new Map<string, number>();
  for (let day = 0; day < days; day += 1) sums.set(dayOf(midnight(since, day)), 0);
  for (const { at, tokens } of quarters) sums.set(dayOf(at), (sums.get(dayOf(at)) ?? 0) + tokens);
  return [...sums].map(([date, tokens]) => ({ date, tokens }));
}
