import { type Actor, record } from '#server/domain/audit/record';
import { meantFor } from '#server/domain/identity/invitations';
import type { Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import { toRole, type User } from '#server/domain/platform/user';
import type { SchoolInvitation } from '#shared/api/school';
import { err, ok, type Result } from '#shared/core/result';
import { mayTeach } from '#shared/core/roles';
import { lockSchool } from './open-school';
import { hasTooManyMembers } from './places';

/* Somebody who is invited to a school is told its name. The school learns who they are once they accept. */

/** So many are shown, the newest first: nobody fills another's screen. */
const mostShown = 20;

/** Schools to which the user is invited, the newest invitation first. */
export async function schoolInvitationsOf(
  deps: Pick<Deps, 'db' | 'settings'>,
  user: User,
): Promise<{ items: SchoolInvitation[] }> {
  const rows = await deps.db.schoolInvitation.findMany({
    where: { ...(await meantFor(deps, user)), declinedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostShown,
    select: { id: true, isAdministrator: true, createdAt: true, school: { select: { name: true } } },
  });
  return {
    items: rows.map(({ id, isAdministrator, createdAt, school: { name } }) => ({
      ...{ id, school: name, isAdministrator, invitedAt: createdAt.toISOString() },
    })),
  };
}

type AcceptRefusal = 'invitation_not_found' | 'not_allowed' | 'in_school_already' | 'school_full';

/** From then on the user is in the school. A wish to join another one ends with it. */
export async function acceptSchoolInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, AcceptRefusal>> {
  const meant = await meantFor(deps, user);
  const mine = { AND: [meant, { declinedAt: null, id }] };
  const at = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const before = await tx.schoolInvitation.findFirst({ where: mine, select: { schoolId: true } });
    if (!before) return err('invitation_not_found');
    const { schoolId } = before;
    await lockUser(tx, user.id);
    await lockSchool(tx, schoolId);
    // It may have been taken back meanwhile, or the school closed.
    const offer = await tx.schoolInvitation.findFirst({ where: mine, select: { isAdministrator: true } });
    if (!offer) return err('invitation_not_found');
    const { role } = await tx.user.findUniqueOrThrow({ where: { id: user.id }, select: { role: true } });
    if (!mayTeach(toRole(role))) return err('not_allowed');
    const now = await tx.schoolMember.findUnique({
      where: { userId: user.id },
      select: { schoolId: true, joinedAt: true, isAdministrator: true },
    });
    const isIn = now?.joinedAt != null;
    if (isIn && now.schoolId !== schoolId) return err('in_school_already');
    const isAdministrator = offer.isAdministrator || (isIn && now.isAdministrator);
    // The same school, by name and by address.
    await tx.schoolInvitation.deleteMany({ where: { AND: [meant, { schoolId }] } });
    const joined = { schoolId, isAdministrator, cameBy: 'invited', createdAt: at, joinedAt: at };
    await tx.schoolMember.upsert({
      where: { userId: user.id },
      create: { userId: user.id, ...joined },
      update: isIn ? { isAdministrator } : joined,
      select: { userId: true },
    });
    const schoolRight = offer.isAdministrator ? 'administer' : 'teach';
    await record(tx, user, { action: 'schools.joined', at, details: { schoolRight } });
    return (await hasTooManyMembers(tx, schoolId)) ? err('school_full') : ok();
  });
}

/** Puts it out of sight for good. The school is not told. */
export async function declineSchoolInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, 'invitation_not_found'>> {
  const meant = await meantFor(deps, user);
  const at = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const { count } = await tx.schoolInvitation.updateMany({
      where: { AND: [meant, { declinedAt: null, id }] },
      data: { declinedAt: at },
    });
    if (count === 0) return err('invitation_not_found');
    await record(tx, user, { action: 'schools.invitation-declined', at });
    return ok();
  });
}
