import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { retentionCutoff } from '#server/domain/retention/retention-days';
import { err, ok, type Result } from '#shared/core/result';

/** What was thrown away before this moment is gone. */
export function trashSince(deps: Pick<Deps, 'db' | 'clock'>): Promise<Date> {
  return retentionCutoff(deps, 'trash');
}

/** How many pieces of given work are copies of this work. They stay as they were, whatever becomes of it. */
export function givenOf(tx: Transaction, ids: readonly string[]): Promise<number> {
  return tx.assignment.count({ where: { resourceId: { in: [...ids] } } });
}

/** Deletes for good what is in the owner's trash: all of it that is named, or nothing. */
export async function eraseResources(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  ids: readonly string[],
): Promise<Result<void, 'resource_not_found'>> {
  const uniqueIds = [...new Set(ids)];
  const where = { id: { in: uniqueIds }, ownerId: owner.id, deletedAt: { not: null } };
  return transact(db, async (tx) => {
    if ((await tx.resource.count({ where })) < uniqueIds.length) return err('resource_not_found');
    await tx.resource.deleteMany({ where });
    await record(tx, owner, { action: 'library.erased', at: clock.now(), details: { count: uniqueIds.length } });
    return ok();
  });
}
