import { openClassFor } from '#server/domain/access/classes';
import type { Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import type { User } from '#server/domain/platform/user';

export type ClassRefusal = 'class_not_found' | 'class_archived';

/**
 * A class of the user's whose roster is changed now. All changes of an owner's classes wait for each other: two at once
 * do not both take the last place, and none finds a class that another one deletes. Call it first in a transaction.
 */
export async function lockOpenClass(tx: Transaction, user: Pick<User, 'id'>, id: string) {
  await lockUser(tx, user.id);
  return openClassFor(tx, user, id);
}
