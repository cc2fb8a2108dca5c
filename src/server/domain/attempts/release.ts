import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { err, ok, type Result } from '#shared/core/result';
import { isOwnSet } from './own-set';

/** Shows keys and judgements of a quiz or a test to all who have begun it so far; each at the end of their attempt. */
export async function releaseResults(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: User & Actor,
  resourceId: string,
): Promise<Result<{ released: number }, 'resource_not_found'>> {
  if (!(await isOwnSet(deps, owner, resourceId))) return err('resource_not_found');
  const now = deps.clock.now();
  return deps.db.$transaction(async (tx) => {
    const released = await showResults(tx, { resourceId }, now);
    await record(tx, owner, { action: 'results.released', at: now, details: { count: released } });
    return ok({ released });
  });
}

/** Shows what waits of these attempts from now on. Answers how many of them waited. */
export async function showResults(tx: Transaction, of: Prisma.AttemptWhereInput, at: Date): Promise<number> {
  const { count } = await tx.attempt.updateMany({ where: { ...of, releasedAt: { gt: at } }, data: { releasedAt: at } });
  return count;
}
