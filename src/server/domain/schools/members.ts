import { type SchoolAccessRefusal, schoolAdministeredBy } from '#server/domain/access/schools';
import { type Actor, record } from '#server/domain/audit/record';
import { whomInvited } from '#server/domain/identity/invitations';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import {
  type InvitedMember,
  type InviteMemberInput,
  type SchoolMembersPage,
  type SchoolWaitingRoom,
  type SetAdministratorInput,
  type WayIn,
  waysIn,
} from '#shared/api/school';
import type { PageInput } from '#shared/api/schools';
import { err, ok, type Result } from '#shared/core/result';
import { hasOtherAdministrator, lockOwnSchool } from './open-school';
import { hasTooManyMembers, type InviteRefusal, inviteTo } from './places';

/*
 * Who is in a school, for those who administer it: they invite teachers and let in who asked, and name others of the
 * school to administer it. Somebody always does: only a system administrator takes the last one out.
 */

const list = 'school members';

/** The database keeps it as text; anything unknown counts as the usual way. */
const toWayIn = (text: string): WayIn => waysIn.find((way) => way === text) ?? 'invited';

/** One page of the members, by username. */
export async function schoolMembers(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { limit, cursor }: PageInput,
): Promise<Result<SchoolMembersPage, SchoolAccessRefusal | 'cursor_invalid'>> {
  const school = await schoolAdministeredBy(db, user);
  if (!school.ok) return school;
  const after = cursor === undefined ? undefined : readCursor(cursor, list);
  if (cursor !== undefined && !after) return err('cursor_invalid');
  const rows = await db.schoolMember.findMany({
    where: {
      schoolId: school.value,
      joinedAt: { not: null },
      ...(after && { user: { usernameKey: { gt: String(after.value) } } }),
    },
    orderBy: { user: { usernameKey: 'asc' } },
    // One more than asked for tells whether there is a next page.
    take: limit + 1,
    select: {
      ...{ userId: true, isAdministrator: true, cameBy: true, joinedAt: true },
      user: {
        select: {
          ...{ username: true, usernameKey: true },
          _count: { select: { classes: { where: { archivedAt: null, isSample: false } } } },
        },
      },
    },
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return ok({
    items: shown.flatMap(({ userId, isAdministrator, cameBy, joinedAt, user: { username, _count } }) =>
      joinedAt
        ? [
            {
              ...{ id: userId, username, isAdministrator, cameBy: toWayIn(cameBy) },
              joinedAt: joinedAt.toISOString(),
              classes: _count.classes,
            },
          ]
        : [],
    ),
    nextCursor:
      rows.length > limit && last ? writeCursor({ of: list, value: last.user.usernameKey, id: last.userId }) : null,
  });
}

/** Who asked to be let in, and whom an invitation waits for: so few that they are one page. */
export async function schoolWaitingRoom(
  { db }: Pick<Deps, 'db'>,
  user: User,
): Promise<Result<SchoolWaitingRoom, SchoolAccessRefusal>> {
  const school = await schoolAdministeredBy(db, user);
  if (!school.ok) return school;
  const schoolId = school.value;
  const [asked, invited] = await Promise.all([
    db.schoolMember.findMany({
      where: { schoolId, joinedAt: null },
      orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
      select: { userId: true, createdAt: true, user: { select: { username: true } } },
    }),
    db.schoolInvitation.findMany({
      where: { schoolId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, who: true, isAdministrator: true },
    }),
  ]);
  return ok({
    asked: asked.map(({ userId, createdAt, user: { username } }) => ({
      ...{ id: userId, username, askedAt: createdAt.toISOString() },
    })),
    invited,
  });
}

/** Invites a teacher, who sees nothing of the school and is seen by nobody there before they accept. */
export async function inviteMember(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'limiter'>,
  user: User & Actor,
  { who }: InviteMemberInput,
): Promise<Result<InvitedMember, SchoolAccessRefusal | InviteRefusal>> {
  const { db, clock } = deps;
  const own = await schoolAdministeredBy(db, user);
  if (!own.ok) return own;
  const whom = await whomInvited(deps, user, who);
  if (!whom.ok) return whom;
  if (whom.value.isSelf) return err('school_member_already', { text: 'This is you: you are in the school already.' });
  return transact(db, async (tx): Promise<Result<InvitedMember, SchoolAccessRefusal | InviteRefusal>> => {
    const school = await lockOwnSchool(tx, user);
    if (!school.ok) return school;
    const at = clock.now();
    const invited = await inviteTo(tx, school.value, { ...whom.value, who, isAdministrator: false, at });
    if (!invited.ok) return invited;
    await record(tx, user, { action: 'schools.member-invited', at });
    return ok({ who, ...invited.value });
  });
}

type MemberRefusal = SchoolAccessRefusal | 'school_member_not_found';

/** Lets in who asked. */
export async function admitMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  userId: string,
): Promise<Result<void, MemberRefusal | 'school_full'>> {
  return transact(db, async (tx) => {
    const school = await lockOwnSchool(tx, user);
    if (!school.ok) return school;
    const at = clock.now();
    // They may have taken it back, or deleted the account: whether the row is still there, the write itself says.
    const [admitted] = await tx.schoolMember.updateManyAndReturn({
      where: { userId, schoolId: school.value, joinedAt: null },
      data: { joinedAt: at },
      select: { user: { select: { id: true, username: true } } },
    });
    if (!admitted) return err('school_member_not_found');
    await record(tx, user, { action: 'schools.admitted', at, target: admitted.user });
    return (await hasTooManyMembers(tx, school.value)) ? err('school_full') : ok();
  });
}

async function memberIn(tx: Transaction, where: { schoolId: string; userId: string }) {
  const row = await tx.schoolMember.findFirst({
    where,
    select: { isAdministrator: true, joinedAt: true, user: { select: { id: true, username: true } } },
  });
  return row ?? undefined;
}

/** Makes a member one who administers the school, or ends that. */
export async function setAdministrator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  { id: userId, isAdministrator }: SetAdministratorInput,
): Promise<Result<void, MemberRefusal | 'school_administrator_last'>> {
  return transact(db, async (tx) => {
    const school = await lockOwnSchool(tx, user);
    if (!school.ok) return school;
    const where = { schoolId: school.value, userId };
    const member = await memberIn(tx, where);
    if (!member?.joinedAt) return err('school_member_not_found');
    if (member.isAdministrator === isAdministrator) return ok();
    if (!isAdministrator && !(await hasOtherAdministrator(tx, school.value, userId)))
      return err('school_administrator_last');
    await tx.schoolMember.updateMany({ where, data: { isAdministrator } });
    await record(tx, user, {
      action: isAdministrator ? 'schools.administrator-named' : 'schools.administrator-ended',
      at: clock.now(),
      target: member.user,
    });
    return ok();
  });
}

/** Takes a member out, sends away who asked, or takes back an invitation. */
export async function removeMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, MemberRefusal | 'school_administrator_last'>> {
  return transact(db, async (tx) => {
    const school = await lockOwnSchool(tx, user);
    if (!school.ok) return school;
    const at = clock.now();
    const where = { schoolId: school.value, userId: id };
    const member = await memberIn(tx, where);
    if (member) {
      if (member.isAdministrator && !(await hasOtherAdministrator(tx, school.value, id)))
        return err('school_administrator_last');
      await tx.schoolMember.deleteMany({ where });
      const action = member.joinedAt ? 'schools.member-removed' : 'schools.sent-away';
      await record(tx, user, { action, at, target: member.user });
      return ok();
    }
    const { count } = await tx.schoolInvitation.deleteMany({ where: { id, schoolId: school.value } });
    if (count === 0) return err('school_member_not_found');
    await record(tx, user, { action: 'schools.invitation-withdrawn', at });
    return ok();
  });
}
