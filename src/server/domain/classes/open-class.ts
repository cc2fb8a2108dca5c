import { type ClassAccessRefusal, classFor, type FixedRefusal, whileOpen } from '#server/domain/access/classes';
import type { Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import type { User } from '#server/domain/platform/user';
import type { ClassRight } from '#shared/api/classes';

export type ClassRefusal = ClassAccessRefusal | FixedRefusal;

/**
 * Makes other changes of all classes of this one's owner wait: two at once do not both take the last place, and none
 * finds a class that another one deletes. Answers who the owner is, or nothing where the class is gone.
 */
export async function lockOwnerOf(tx: Transaction, id: string): Promise<string | undefined> {
  for (let locked: string | undefined; ; ) {
    const found = await tx.class.findUnique({ where: { id }, select: { ownerId: true } });
    if (!found || found.ownerId === locked) return found?.ownerId;
    // The first time round, or it was handed over meanwhile.
    await lockUser(tx, found.ownerId);
    locked = found.ownerId;
  }
}

/** A class that is changed now, archived or not. Call it first in a transaction. */
export async function lockClass(tx: Transaction, user: Pick<User, 'id'>, id: string, needs: ClassRight) {
  // Who has no right to it makes nobody wait.
  const before = await classFor(tx, user, id, needs);
  if (!before.ok) return before;
  await lockOwnerOf(tx, id);
  return classFor(tx, user, id, needs);
}

/** The same of a class that is not archived. */
export async function lockOpenClass(tx: Transaction, user: Pick<User, 'id'>, id: string, needs: ClassRight) {
  const found = await lockClass(tx, user, id, needs);
  return found.ok ? whileOpen(found.value) : found;
}
