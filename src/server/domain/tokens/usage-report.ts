import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import { limits } from '../../../shared/limits';
import type { UsageOfPerson, UsageReport, UsageSpan } from '../../../shared/schemas/usage';
import { namesOf, seenMembers } from '../billing/people';
import { dayOf, midnight } from '../calendar';
import type { Deps, SpendingQuery } from '../deps';
import type { User } from '../users/user';

type Needs = Pick<Deps, 'db' | 'reader' | 'clock'>;

/**
 * Whose spending: all that the user spent and that was spent of the user's tokens, what members spent of them, or what
 * anybody spent.
 */
export type UsageScope = 'own' | 'members' | 'portal';

const spendings = ['debit', 'refund'];

/**
 * What was spent in the last days, today included: by day, by app and by person. The database adds up; of members who
 * have not accepted that their owner sees what they do in apps, the owner gets the amounts only.
 */
export async function usageReport(
  { db, reader, clock }: Needs,
  actor: Pick<User, 'id'>,
  { days, scope }: { days: UsageSpan; scope: UsageScope },
): Promise<UsageReport> {
  const since = midnight(clock.now(), 1 - days);
  const query: SpendingQuery = { since, ...(scope !== 'portal' && { of: { userId: actor.id, scope } }) };
  const where = { kind: { in: spendings }, createdAt: { gte: since }, ...whoseSpending(query) };
  const _sum = { amount: true, freeTokens: true } as const;

  const byAction = await actionsIn({ db, actor, scope, where });
  const people = await db.ledgerEntry.groupBy({ by: ['actorId', 'userId'], where, _sum });
  const pairs = people.map(({ actorId, userId, _sum }) => ({ actorId, userId, tokens: spent(_sum) }));
  const bySpender = mostFirst(summed(pairs, ({ actorId }) => actorId));
  const byPayer = mostFirst(summed(pairs, ({ userId }) => userId));
  const names = await namesOf(db, [...new Set([...bySpender, ...byPayer].map(([id]) => id))]);
  const named = ([id, tokens]: [string, number]): UsageOfPerson => ({ id, username: names.get(id) ?? null, tokens });

  return {
    days,
    tokens: pairs.reduce((sum, { tokens }) => sum + tokens, 0),
    times: byAction.reduce((sum, { times }) => sum + times, 0),
    byDay: byDay(await reader.spending(query), { since, days }),
    byAction: byAction
      .sort((a, b) => b.tokens - a.tokens || inOrder(a.action ?? '', b.action ?? ''))
      .slice(0, limits.usageRows),
    bySpender: bySpender.map(named),
    byPayer: byPayer.map(named),
  };
}

function whoseSpending({ of }: SpendingQuery): Prisma.LedgerEntryWhereInput {
  if (!of) return {};
  if (of.scope === 'members') return { userId: of.userId, actorId: { not: of.userId } };
  return { OR: [{ userId: of.userId }, { actorId: of.userId }] };
}

interface ActionsQuery {
  db: Deps['db'];
  actor: Pick<User, 'id'>;
  scope: UsageScope;
  where: Prisma.LedgerEntryWhereInput;
}

async function actionsIn({ db, actor, scope, where }: ActionsQuery): Promise<UsageReport['byAction']> {
  const sums = new Map<string | null, { tokens: number; times: number }>();
  function add(action: string | null, row: { kind: string; _sum: Sum; _count: number }) {
    const soFar = sums.get(action) ?? { tokens: 0, times: 0 };
    const times = row.kind === 'debit' ? row._count : -row._count;
    sums.set(action, { tokens: soFar.tokens + spent(row._sum), times: soFar.times + times });
  }
  const counted = { _sum: { amount: true, freeTokens: true }, _count: true } as const;
  if (scope === 'portal') {
    for (const row of await db.ledgerEntry.groupBy({ by: ['action', 'kind'], where, ...counted })) add(row.action, row);
  } else {
    const seen = await seenMembers(db, actor.id);
    const rows = await db.ledgerEntry.groupBy({ by: ['action', 'kind', 'actorId'], where, ...counted });
    for (const row of rows) add(row.actorId === actor.id || seen.has(row.actorId) ? row.action : null, row);
  }
  return [...sums].map(([action, { tokens, times }]) => ({ action, tokens, times }));
}

interface Sum {
  amount: number | null;
  freeTokens: number | null;
}

function spent({ amount, freeTokens }: Sum): number {
  return (freeTokens ?? 0) - (amount ?? 0);
}

function summed<Row extends { tokens: number }>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.tokens);
  return sums;
}

function mostFirst(sums: ReadonlyMap<string, number>): [string, number][] {
  return [...sums].sort(([a, ofA], [b, ofB]) => ofB - ofA || inOrder(a, b)).slice(0, limits.usageRows);
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
