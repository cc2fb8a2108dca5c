import type { Invited } from '#server/domain/identity/invitations';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';

/* Places of a school that are taken, looked at while the school is locked. */

type Db = Deps['db'] | Transaction;

export type InviteRefusal = 'address_unconfirmed' | 'too_many_attempts' | 'school_member_already' | 'school_full';

interface Inviting extends Pick<Invited, 'whoKey' | 'named'> {
  who: string;
  isAdministrator: boolean;
  at: Date;
}

/**
 * An invitation that waits until somebody accepts it, whoever is meant, so that nothing is told of accounts. One that
 * waits already may become one to administer the school, and never less.
 */
export async function inviteTo(
  tx: Transaction,
  schoolId: string,
  { who, whoKey, named, isAdministrator, at }: Inviting,
): Promise<Result<{ id: string; isAdministrator: boolean }, 'school_member_already' | 'school_full'>> {
  const isMember = { schoolId, userId: named?.id ?? '', joinedAt: { not: null } };
  if (named && (await tx.schoolMember.count({ where: isMember })) > 0) return err('school_member_already');
  const invitation = await tx.schoolInvitation.upsert({
    where: { schoolId_whoKey: { schoolId, whoKey } },
    create: { schoolId, who, whoKey, memberId: named?.id ?? null, isAdministrator, createdAt: at },
    update: isAdministrator ? { isAdministrator } : {},
    select: { id: true, isAdministrator: true },
  });
  const waiting = await tx.schoolInvitation.count({ where: { schoolId } });
  return waiting > limits.invitationsPerSchool ? err('school_full') : ok(invitation);
}

/** Whether a school has more members than there can be. */
export async function hasTooManyMembers(db: Db, schoolId: string): Promise<boolean> {
  const members = await db.schoolMember.count({ where: { schoolId, joinedAt: { not: null } } });
  return members > limits.membersPerSchool;
}
