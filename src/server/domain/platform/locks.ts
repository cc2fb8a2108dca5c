import type { Transaction } from './deps';

/*
 * On SQLite one transaction writes at a time; on PostgreSQL many do, each seeing what others commit meanwhile. So what
 * looks first and then writes by what it saw either has the condition in its UPDATE, or locks the row first and looks
 * after that. Locking is a write that changes nothing: it does the same on both. Who changes several rows at once locks
 * the user whose rows they are: locked one after the other in whatever order they are found, two would wait for each
 * other.
 */

/** Makes other transactions on this user wait until this one ends. Call it first, and look after it. */
export async function lockUser(tx: Transaction, id: string): Promise<void> {
  await tx.user.updateMany({ where: { id }, data: { id } });
}

/** The same for an attempt. */
export async function lockAttempt(tx: Transaction, id: string): Promise<void> {
  await tx.attempt.updateMany({ where: { id }, data: { id } });
}

/** The same for saved work, with its versions, scenes and days. */
export async function lockResource(tx: Transaction, id: string): Promise<void> {
  await tx.resource.updateMany({ where: { id }, data: { id } });
}

/** The same for a text that was handed in, with its comments. */
export async function lockHandIn(tx: Transaction, id: string): Promise<void> {
  await tx.handIn.updateMany({ where: { id }, data: { id } });
}
