import { err, ok, type Result } from '../../../shared/result';
import type { Deps } from '../deps';
import { keptSince } from '../retention/kept-days';
import type { User } from '../users/user';

/** What was thrown away before this moment is gone. */
export function trashSince(deps: Pick<Deps, 'db' | 'clock'>): Promise<Date> {
  return keptSince(deps, 'trash');
}

/** Deletes for good what is in the owner's trash: all of it that is named, or nothing. */
export async function eraseResources(
  { db }: Pick<Deps, 'db'>,
  owner: User,
  ids: readonly string[],
): Promise<Result<void, 'resource_not_found'>> {
  const wanted = [...new Set(ids)];
  const where = { id: { in: wanted }, ownerId: owner.id, deletedAt: { not: null } };
  return db.$transaction(async (tx) => {
    if ((await tx.resource.count({ where })) < wanted.length) return err('resource_not_found');
    await tx.resource.deleteMany({ where });
    return ok();
  });
}
