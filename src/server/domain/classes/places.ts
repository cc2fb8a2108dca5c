import type { Deps, Transaction } from '#server/domain/platform/deps';
import { toPlan, toRole, type User } from '#server/domain/platform/user';
import type { Places } from '#shared/api/classes';
import { numberText } from '#shared/core/locale';
import { planOf } from '#shared/core/plans';
import { err, type Refusal } from '#shared/core/result';

type Db = Deps['db'] | Transaction;

/** How many of the plan's classrooms are taken: classes that are not archived, without the sample. */
export async function classroomsOf(db: Db, { id: ownerId, plan }: Pick<User, 'id' | 'plan'>): Promise<Places> {
  const taken = await db.class.count({ where: { ownerId, archivedAt: null, isSample: false } });
  return { taken, of: planOf(plan).limits.classrooms };
}

/**
 * How many of the plan's students are taken: different people in classes that are not archived. A name that nobody has
 * joined under is a person of its own; an account in two classes is one.
 */
export async function studentsOf(db: Db, { id: ownerId, plan }: Pick<User, 'id' | 'plan'>): Promise<Places> {
  const where = { isWaiting: false, class: { ownerId, archivedAt: null, isSample: false } };
  const names = await db.enrolment.count({ where: { ...where, userId: null } });
  const accounts = await db.enrolment.groupBy({ by: ['userId'], where: { ...where, userId: { not: null } } });
  return { taken: names + accounts.length, of: planOf(plan).limits.students };
}

/** Those beside the owner in classes that are not archived. */
async function collaboratorIdsOf(db: Db, ownerId: string): Promise<string[]> {
  const people = await db.classTeacher.groupBy({ by: ['userId'], where: { class: { ownerId, archivedAt: null } } });
  return people.map(({ userId }) => userId);
}

/** How many of the plan's collaborators are taken: different people in classes that are not archived. */
export async function collaboratorsOf(db: Db, { id, plan }: Pick<User, 'id' | 'plan'>): Promise<Places> {
  return { taken: (await collaboratorIdsOf(db, id)).length, of: planOf(plan).limits.collaborators };
}

/**
 * The same with those whom an invitation waits for, whether or not they decline it. Who is in another class of the owner
 * already takes no further place where they were invited by name; whose an address is, nobody is told.
 */
export async function withInvited(db: Db, { id: ownerId, plan }: Pick<User, 'id' | 'plan'>): Promise<Places> {
  const people = await collaboratorIdsOf(db, ownerId);
  const invited = await db.classInvitation.groupBy({
    by: ['whoKey'],
    where: {
      class: { ownerId, archivedAt: null },
      OR: [{ memberId: null }, { memberId: { notIn: people } }],
    },
  });
  return { taken: people.length + invited.length, of: planOf(plan).limits.collaborators };
}

const sentence = ({ taken, of }: Places, what: string) => `${numberText(taken)} of ${numberText(of)} ${what}`;

export function classesFull(places: Places): Refusal<'classes_full'> {
  return err('classes_full', {
    text: `Your plan is full, with ${sentence(places, 'classrooms')}: archive a class or choose a larger plan.`,
  });
}

export function collaboratorsFull(places: Places): Refusal<'collaborators_full'> {
  return err('collaborators_full', {
    // Who accepts an invitation reads it too.
    text: `The plan is full, with ${sentence(places, 'collaborators')}: somebody has to leave, or it takes a larger plan.`,
  });
}

export function studentsFull(places: Places): Refusal<'students_full'> {
  return err('students_full', {
    // Others who teach the class read it too.
    text: `The plan is full, with ${sentence(places, 'students')}: take somebody out or choose a larger plan.`,
  });
}

/** An owner's plan and role as of now. Where they must stay so, call it inside a transaction that locked the owner. */
export async function presentOwner(db: Db, id: string): Promise<Pick<User, 'id' | 'plan' | 'role'>> {
  const { plan, role } = await db.user.findUniqueOrThrow({ where: { id }, select: { plan: true, role: true } });
  return { id, plan: toPlan(plan), role: toRole(role) };
}
