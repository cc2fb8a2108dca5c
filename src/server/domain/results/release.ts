import { err, ok, type Result } from '../../../shared/result';
import type { Deps } from '../deps';
import type { User } from '../users/user';
import { isOwnSet } from './question-sets';

/** Shows keys and judgements of a quiz or a test to all who have begun it so far; each at the end of their round. */
export async function releaseResults(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  resourceId: string,
): Promise<Result<{ released: number }, 'resource_not_found'>> {
  if (!(await isOwnSet(deps, owner, resourceId))) return err('resource_not_found');
  const now = deps.clock.now();
  const { count } = await deps.db.attempt.updateMany({
    where: { resourceId, releasedAt: { gt: now } },
    data: { releasedAt: now },
  });
  return ok({ released: count });
}
