import { type SchoolAccessRefusal, schoolAdministeredBy } from '#server/domain/access/schools';
import type { Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { newJoinCode } from '#shared/classes/join-code';
import type { Random } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';

/**
 * Makes other changes of a school and of who is in it wait, so that no two take the last place, or leave nobody who
 * administers it. Answers whether it is still there. Who is changed besides is locked before it.
 */
export async function lockSchool(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx.school.updateMany({ where: { id }, data: { id } });
  return count > 0;
}

/** The school that the user administers and that is changed now. Call it first in a transaction. */
export async function lockOwnSchool(
  tx: Transaction,
  user: Pick<User, 'id'>,
): Promise<Result<string, SchoolAccessRefusal>> {
  // Who has no right to it makes nobody wait.
  const before = await schoolAdministeredBy(tx, user);
  if (!before.ok) return before;
  await lockSchool(tx, before.value);
  const now = await schoolAdministeredBy(tx, user);
  if (!now.ok) return now;
  return now.value === before.value ? ok(now.value) : err('school_not_found');
}

/** Whether somebody else than this member administers the school. Look after locking it. */
export async function hasOtherAdministrator(tx: Transaction, schoolId: string, userId: string): Promise<boolean> {
  const others = { schoolId, isAdministrator: true, joinedAt: { not: null }, userId: { not: userId } };
  return (await tx.schoolMember.count({ where: others })) > 0;
}

/** Of 34 million, the next one is nearly always free. */
export async function freeSchoolCode(tx: Transaction, random: Random): Promise<string> {
  for (;;) {
    const code = newJoinCode(random);
    if ((await tx.school.count({ where: { code } })) === 0) return code;
  }
}
