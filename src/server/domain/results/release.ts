import { err, ok, type Result } from '../../../shared/result';
import type { Deps } from '../deps';
import type { User } from '../users/user';

/** Shows keys and judgements of a quiz or a test to all who have begun it so far; each at the end of their round. */
export async function releaseResults(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  resourceId: string,
): Promise<Result<{ released: number }, 'resource_not_found'>> {
  const isOwn = await db.resource.count({
    where: { id: resourceId, ownerId: owner.id, kind: { in: ['quiz', 'test'] }, deletedAt: null },
  });
  if (isOwn === 0) return err('resource_not_found');
  const now = clock.now();
  const { count } = await db.attempt.updateMany({
    where: { resourceId, releasedAt: { gt: now } },
    data: { releasedAt: now },
  });
  return ok({ released: count });
}
