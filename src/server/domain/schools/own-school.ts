import {
  classesOfSchool,
  enrolledInSchool,
  inSchool,
  type SchoolAccessRefusal,
  schoolOf,
} from '#server/domain/access/schools';
import { type Actor, record } from '#server/domain/audit/record';
import { countingCodes } from '#server/domain/classes/counting-codes';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import { nameKey, toRole, type User } from '#server/domain/platform/user';
import type { JoinSchoolInput, OwnSchoolOutput, SchoolCounts } from '#shared/api/school';
import type { CreateSchoolInput } from '#shared/api/schools';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { mayTeach } from '#shared/core/roles';
import { freeSchoolCode, hasOtherAdministrator, lockOwnSchool, lockSchool } from './open-school';

/** The school of the user: its members see who administers it, those who administer it the code and how much there is. */
export async function ownSchool({ db }: Pick<Deps, 'db'>, user: User): Promise<OwnSchoolOutput> {
  const row = await db.schoolMember.findUnique({
    where: { userId: user.id },
    select: { joinedAt: true, school: { select: { id: true, name: true, code: true } } },
  });
  if (!row) return { school: null };
  const { id, name, code } = row.school;
  const nothing = { isAdministrator: false, administrators: [], code: null, counts: null };
  if (!row.joinedAt) return { school: { name, isWaiting: true, ...nothing } };
  // Who does not teach any more has nothing of the school.
  const membership = await schoolOf(db, user);
  if (!membership) return { school: null };
  const { isAdministrator } = membership;
  const administrators = await db.user.findMany({
    where: { schoolMember: { is: { schoolId: id, isAdministrator: true, joinedAt: { not: null } } } },
    orderBy: { usernameKey: 'asc' },
    select: { id: true, username: true },
  });
  return {
    school: {
      ...{ name, isWaiting: false, isAdministrator, administrators },
      code: isAdministrator ? code : null,
      counts: isAdministrator ? await countsOf(db, id) : null,
    },
  };
}

/** A name that nobody has joined under is a student of their own; an account in two classes is one. */
async function countsOf(db: Deps['db'], schoolId: string): Promise<SchoolCounts> {
  const enrolled = enrolledInSchool(schoolId);
  const [members, waiting, names, accounts, classes] = await Promise.all([
    db.user.count({ where: inSchool(schoolId) }),
    db.schoolMember.count({ where: { schoolId, joinedAt: null } }),
    db.enrolment.count({ where: { ...enrolled, userId: null } }),
    db.user.count({ where: { enrolments: { some: enrolled } } }),
    db.class.count({ where: classesOfSchool(schoolId) }),
  ]);
  return { members, waiting, students: names + accounts, classes };
}

/** Whether a school let the user in. */
export async function isInSchool({ db }: Pick<Deps, 'db'>, user: User): Promise<boolean> {
  return mayTeach(user.role) && (await schoolOf(db, user)) !== undefined;
}

/** Asks the school of a code to be let in. */
export async function joinSchool(
  { db, clock, limiter }: Pick<Deps, 'db' | 'clock' | 'limiter'>,
  user: User & Actor,
  { code }: JoinSchoolInput,
): Promise<Result<{ name: string }, JoinRefusal | 'too_many_attempts'>> {
  return countingCodes({ limiter }, user, () => transact(db, (tx) => askToJoin(tx, user, { code, at: clock.now() })));
}

type JoinRefusal = 'school_code_unknown' | 'in_school_already' | 'waiting_room_full' | 'not_allowed';

async function askToJoin(
  tx: Transaction,
  user: User & Actor,
  { code, at }: { code: string; at: Date },
): Promise<Result<{ name: string }, JoinRefusal>> {
  await lockUser(tx, user.id);
  // A write that changes nothing holds the school: it may be about to be closed.
  const [school] = await tx.school.updateManyAndReturn({
    where: { code },
    data: { code },
    select: { id: true, name: true },
  });
  if (!school) return err('school_code_unknown');
  const { role } = await tx.user.findUniqueOrThrow({ where: { id: user.id }, select: { role: true } });
  if (!mayTeach(toRole(role))) return err('not_allowed');
  if ((await tx.schoolMember.count({ where: { userId: user.id } })) > 0) return err('in_school_already');
  const waiting = await tx.schoolMember.count({ where: { schoolId: school.id, joinedAt: null } });
  if (waiting >= limits.waitingPerSchool) {
    return err('waiting_room_full', {
      text: 'Very many people wait to join this school. Please tell who administers it.',
    });
  }
  const data = { userId: user.id, schoolId: school.id, cameBy: 'asked', createdAt: at };
  await tx.schoolMember.create({ data, select: { userId: true } });
  await record(tx, user, { action: 'schools.asked', at });
  return ok({ name: school.name });
}

/** The user leaves their school, or takes back the wish to join it. */
export async function leaveSchool(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
): Promise<Result<void, 'school_not_found' | 'school_administrator_last'>> {
  return transact(db, async (tx) => {
    await lockUser(tx, user.id);
    const left = await leaveOwnSchool(tx, user, clock.now());
    if (!left.ok) return left;
    return left.value ? ok() : err('school_not_found');
  });
}

/**
 * The same for who stops teaching or deletes the account. Answers whether there was a school; call it in a transaction
 * that has locked the user.
 */
export async function leaveOwnSchool(
  tx: Transaction,
  user: Actor,
  at: Date,
): Promise<Result<boolean, 'school_administrator_last'>> {
  const where = { userId: user.id };
  const before = await tx.schoolMember.findUnique({ where, select: { schoolId: true } });
  if (!before) return ok(false);
  await lockSchool(tx, before.schoolId);
  const now = await tx.schoolMember.findUnique({ where, select: { isAdministrator: true } });
  if (!now) return ok(false);
  if (now.isAdministrator && !(await hasOtherAdministrator(tx, before.schoolId, user.id))) {
    return err('school_administrator_last', {
      text: 'Nobody else administers your school. Name somebody first, or ask a system administrator.',
    });
  }
  await tx.schoolMember.deleteMany({ where });
  await record(tx, user, { action: 'schools.left', at });
  return ok(true);
}

export async function renameOwnSchool(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  { name }: CreateSchoolInput,
): Promise<Result<void, SchoolAccessRefusal>> {
  return transact(db, async (tx) => {
    const school = await lockOwnSchool(tx, user);
    if (!school.ok) return school;
    await tx.school.updateMany({ where: { id: school.value }, data: { name, nameKey: nameKey(name) } });
    await record(tx, user, { action: 'schools.renamed', at: clock.now() });
    return ok();
  });
}

/** A new code by which teachers ask to be let in; the old one leads nowhere. */
export async function makeSchoolCode(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  user: User & Actor,
): Promise<Result<{ code: string }, SchoolAccessRefusal>> {
  return transact(db, async (tx) => {
    const school = await lockOwnSchool(tx, user);
    if (!school.ok) return school;
    const code = await freeSchoolCode(tx, random);
    await tx.school.updateMany({ where: { id: school.value }, data: { code } });
    await record(tx, user, { action: 'schools.code-made', at: clock.now() });
    return ok({ code });
  });
}

/** From then on nobody asks by a code. */
export async function closeSchoolCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
): Promise<Result<void, SchoolAccessRefusal>> {
  return transact(db, async (tx) => {
    const school = await lockOwnSchool(tx, user);
    if (!school.ok) return school;
    const { count } = await tx.school.updateMany({
      where: { id: school.value, code: { not: null } },
      data: { code: null },
    });
    if (count > 0) await record(tx, user, { action: 'schools.code-closed', at: clock.now() });
    return ok();
  });
}
