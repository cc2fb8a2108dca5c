import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { err, ok, type Result } from '#shared/core/result';
import { teachingRoles } from '#shared/core/roles';

/*
 * What somebody may see of a school follows from being a member of it, and of its people from being one who administers
 * it: a membership that was given by name. The role that anybody may give themself opens nothing here.
 */

type Db = Deps['db'] | Transaction;
type Person = Pick<User, 'id'>;

/** Users whom a school let in. */
export const inSchool = (schoolId: string) =>
  ({
    role: { in: [...teachingRoles] },
    schoolMember: { is: { schoolId, joinedAt: { not: null } } },
  }) satisfies Prisma.UserWhereInput;

/** Classes of a school: those of its members that go on. */
export const classesOfSchool = (schoolId: string) =>
  ({ owner: inSchool(schoolId), archivedAt: null, isSample: false }) satisfies Prisma.ClassWhereInput;

/** Who is in such a class, with or without an account. */
export const enrolledInSchool = (schoolId: string) =>
  ({ isWaiting: false, class: classesOfSchool(schoolId) }) satisfies Prisma.EnrolmentWhereInput;

/** Everybody of a school: its members, and the students of their classes. */
const peopleOfSchool = (schoolId: string): Prisma.UserWhereInput => ({
  OR: [inSchool(schoolId), { enrolments: { some: enrolledInSchool(schoolId) } }],
});

export interface Membership {
  schoolId: string;
  isAdministrator: boolean;
}

/** The school that let the user in. */
export async function schoolOf(db: Db, { id: userId }: Person): Promise<Membership | undefined> {
  const row = await db.schoolMember.findFirst({
    where: { userId, joinedAt: { not: null }, user: { role: { in: [...teachingRoles] } } },
    select: { schoolId: true, isAdministrator: true },
  });
  return row ?? undefined;
}

export type SchoolAccessRefusal = 'school_not_found' | 'school_right_missing';

/** The id of the school that the user administers. */
export async function schoolAdministeredBy(db: Db, user: Person): Promise<Result<string, SchoolAccessRefusal>> {
  const membership = await schoolOf(db, user);
  if (!membership) return err('school_not_found');
  return membership.isAdministrator ? ok(membership.schoolId) : err('school_right_missing');
}

/** Whether somebody is within reach of the user: whoever is in a school reaches its people alone. */
export async function isWithinSchoolOf(db: Db, user: Person, id: string): Promise<boolean> {
  const membership = await schoolOf(db, user);
  if (!membership) return true;
  return (await db.user.count({ where: { id, ...peopleOfSchool(membership.schoolId) } })) > 0;
}
