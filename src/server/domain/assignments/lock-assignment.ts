import { assignmentsOf } from '#server/domain/access/assignments';
import { lockOpenClass } from '#server/domain/classes/open-class';
import type { Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { err, ok } from '#shared/core/result';

/** Given work of a class of the user's that is changed now. Call it first in a transaction. */
export async function lockAssignment(tx: Transaction, user: User, id: string) {
  const found = await tx.assignment.findFirst({
    where: { id, ...assignmentsOf(user, 'view') },
    select: { classId: true },
  });
  if (!found) return err('assignment_not_found');
  const open = await lockOpenClass(tx, user, found.classId, 'teach');
  if (!open.ok) return open;
  const row = await tx.assignment.findUnique({
    where: { id },
    select: {
      classId: true,
      isForSome: true,
      goalWords: true,
      rules: true,
      dueAt: true,
      resourceVersion: true,
      class: { select: { ownerId: true } },
      joinCode: { select: { code: true } },
    },
  });
  return row ? ok(row) : err('assignment_not_found');
}
