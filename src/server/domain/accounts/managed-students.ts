import type { Actor } from '#server/domain/audit/record';
import { removeClass } from '#server/domain/classes/classes';
import { removeStudents } from '#server/domain/classes/roster';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { RemoveStudentsInput } from '#shared/api/classes';
import type { Result } from '#shared/core/result';
import { beginClosing, closeAccounts, eraseSoon } from './delete-account';

/*
 * The accounts of students without an address go with their class, or with their place in it: nobody could sign in to
 * them any more.
 */

type Needs = Pick<Deps, 'db' | 'clock' | 'background' | 'vault'>;

/** Deletes a class with its roster, and the accounts that it looks after. Accounts that joined it stay. */
export function removeClassWithAccounts(deps: Needs, user: User & Actor, id: string) {
  return endingAccounts(deps, (end) => removeClass(deps, user, id, end));
}

/** Takes students out of a class, with the accounts that it looks after. */
export function removeStudentsWithAccounts(deps: Needs, user: User & Actor, input: RemoveStudentsInput) {
  return endingAccounts(deps, (end) => removeStudents(deps, user, input, end));
}

async function endingAccounts<Answer extends Result<unknown>>(
  deps: Needs,
  remove: (end: (tx: Transaction, ids: readonly string[]) => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const closing = await beginClosing(deps);
  let closed: string[] = [];
  const removed = await remove(async (tx, ids) => {
    closed = await closeAccounts(tx, ids, closing);
  });
  if (removed.ok && closed.length > 0) await eraseSoon(deps, closed);
  return removed;
}
