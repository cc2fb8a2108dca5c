import { limits } from '../../../shared/limits';
import { err, ok, type Result } from '../../../shared/result';
import { before } from '../calendar';
import type { Deps } from '../deps';
import type { User } from '../users/user';

/** What was thrown away before this moment is gone. */
export function keptSince(now: Date): Date {
  return before(now, { days: limits.trashDays });
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

/** Deletes for good what has been in anybody's trash for longer than it is kept. */
export async function emptyOldTrash({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.resource.deleteMany({ where: { deletedAt: { lt: keptSince(clock.now()) } } });
}
