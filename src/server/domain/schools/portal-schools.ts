import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Actor, record } from '#server/domain/audit/record';
import { whomInvited } from '#server/domain/identity/invitations';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { nameKey, type User } from '#server/domain/platform/user';
import type {
  CreateSchoolInput,
  MemberOfSchoolInput,
  NameAdministratorInput,
  NamedAdministrator,
  PageInput,
  RenameSchoolInput,
  SchoolOutput,
  SchoolsPage,
} from '#shared/api/schools';
import { err, ok, type Result } from '#shared/core/result';
import { freeSchoolCode, lockSchool } from './open-school';
import { type InviteRefusal, inviteTo } from './places';

/* What a system administrator does with schools: makes, renames and closes them, and names who administers them. */

const list = 'schools';
const letIn = { joinedAt: { not: null } } satisfies Prisma.SchoolMemberWhereInput;
const administers = { ...letIn, isAdministrator: true } satisfies Prisma.SchoolMemberWhereInput;

/** One page of all schools, by name. */
export async function listSchools(
  { db }: Pick<Deps, 'db'>,
  { limit, cursor }: PageInput,
): Promise<Result<SchoolsPage, 'cursor_invalid'>> {
  const after = cursor === undefined ? undefined : readCursor(cursor, list);
  if (cursor !== undefined && !after) return err('cursor_invalid');
  const key = String(after?.value);
  const rows = await db.school.findMany({
    where: after ? { OR: [{ nameKey: { gt: key } }, { nameKey: key, id: { gt: after.id } }] } : {},
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
    // One more than asked for tells whether there is a next page.
    take: limit + 1,
    select: {
      ...{ id: true, name: true, nameKey: true, createdAt: true },
      _count: { select: { members: { where: letIn } } },
      members: { where: administers, select: { userId: true } },
    },
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return ok({
    items: shown.map(({ id, name, createdAt, _count, members }) => ({
      ...{ id, name, createdAt: createdAt.toISOString() },
      members: _count.members,
      administrators: members.length,
    })),
    nextCursor: rows.length > limit && last ? writeCursor({ of: list, value: last.nameKey, id: last.id }) : null,
  });
}

/** A school with those who administer it, and those who were named and have not accepted. */
export async function readSchool(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<SchoolOutput, 'school_not_found'>> {
  const row = await db.school.findUnique({
    where: { id },
    select: {
      ...{ name: true, createdAt: true },
      createdBy: { select: { username: true } },
      _count: { select: { members: { where: letIn } } },
      members: {
        where: administers,
        orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }],
        select: { userId: true, user: { select: { username: true } } },
      },
      invitations: {
        where: { isAdministrator: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, who: true },
      },
    },
  });
  if (!row) return err('school_not_found');
  const { name, createdAt, createdBy, _count, members, invitations } = row;
  return ok({
    ...{ id, name, createdAt: createdAt.toISOString() },
    madeBy: createdBy?.username ?? null,
    members: _count.members,
    administrators: [
      ...members.map(({ userId, user }) => ({ id: userId, name: user.username, accepted: true })),
      ...invitations.map(({ id, who }) => ({ id, name: who, accepted: false })),
    ],
  });
}

/** A school without anybody in it, and with a code. */
export async function createSchool(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  actor: Actor,
  { name }: CreateSchoolInput,
): Promise<{ id: string }> {
  const at = clock.now();
  return db.$transaction(async (tx) => {
    const code = await freeSchoolCode(tx, random);
    const school = await tx.school.create({
      data: { name, nameKey: nameKey(name), code, createdAt: at, createdById: actor.id },
      select: { id: true },
    });
    await record(tx, actor, { action: 'schools.made', at });
    return school;
  });
}

export async function renameSchool(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, name }: RenameSchoolInput,
): Promise<Result<void, 'school_not_found'>> {
  return transact(db, async (tx) => {
    const { count } = await tx.school.updateMany({ where: { id }, data: { name, nameKey: nameKey(name) } });
    if (count === 0) return err('school_not_found');
    await record(tx, actor, { action: 'schools.renamed', at: clock.now() });
    return ok();
  });
}

/** Ends a school for good. Its members keep their accounts, classes and work. */
export async function closeSchool(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'school_not_found'>> {
  return transact(db, async (tx) => {
    if (!(await lockSchool(tx, id))) return err('school_not_found');
    const count = await tx.schoolMember.count({ where: { schoolId: id, ...letIn } });
    await tx.school.delete({ where: { id }, select: { id: true } });
    await record(tx, actor, { action: 'schools.closed', at: clock.now(), details: { count } });
    return ok();
  });
}

/** Names who administers a school: a member from now on, anybody else once they accept. */
export async function nameAdministrator(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'limiter'>,
  actor: User & Actor,
  { id, who }: NameAdministratorInput,
): Promise<Result<NamedAdministrator, InviteRefusal | 'school_not_found'>> {
  const { db, clock } = deps;
  if ((await db.school.count({ where: { id } })) === 0) return err('school_not_found');
  const whom = await whomInvited(deps, actor, who);
  if (!whom.ok) return whom;
  const { named } = whom.value;
  return transact(db, async (tx): Promise<Result<NamedAdministrator, InviteRefusal | 'school_not_found'>> => {
    if (!(await lockSchool(tx, id))) return err('school_not_found');
    const at = clock.now();
    if (named && (await makeAdministrator(tx, { schoolId: id, userId: named.id }))) {
      await record(tx, actor, { action: 'schools.administrator-named', at, target: named });
      return ok({ id: named.id, name: named.username, accepted: true });
    }
    const invited = await inviteTo(tx, id, { ...whom.value, who, isAdministrator: true, at });
    if (!invited.ok) return invited;
    await record(tx, actor, { action: 'schools.administrator-invited', at });
    return ok({ id: invited.value.id, name: who, accepted: false });
  });
}

/** Whether it was a member who does not administer the school yet. */
async function makeAdministrator(tx: Transaction, where: { schoolId: string; userId: string }): Promise<boolean> {
  const { count } = await tx.schoolMember.updateMany({
    where: { ...where, ...letIn, isAdministrator: false },
    data: { isAdministrator: true },
  });
  return count > 0;
}

/** Takes anybody out of a school, the last who administers it too, or takes back an invitation to it. */
export async function removeFromSchool(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id: schoolId, memberId }: MemberOfSchoolInput,
): Promise<Result<void, 'school_not_found' | 'school_member_not_found'>> {
  return transact(db, async (tx) => {
    if (!(await lockSchool(tx, schoolId))) return err('school_not_found');
    const at = clock.now();
    const member = await tx.schoolMember.findFirst({
      where: { schoolId, userId: memberId },
      select: { user: { select: { id: true, username: true } } },
    });
    if (member) {
      await tx.schoolMember.deleteMany({ where: { schoolId, userId: memberId } });
      await record(tx, actor, { action: 'schools.member-removed', at, target: member.user });
      return ok();
    }
    const { count } = await tx.schoolInvitation.deleteMany({ where: { schoolId, id: memberId } });
    if (count === 0) return err('school_member_not_found');
    await record(tx, actor, { action: 'schools.invitation-withdrawn', at });
    return ok();
  });
}
