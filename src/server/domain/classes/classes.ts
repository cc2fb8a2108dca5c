import { allows, type ClassAccessRefusal, classesOf, rightIn } from '#server/domain/access/classes';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { ChangeClassInput, ClassList, ClassOutput, CreateClassInput } from '#shared/api/classes';
import { limits } from '#shared/core/limits';
import { byAlphabet } from '#shared/core/locale';
import { err, ok, type Result } from '#shared/core/result';
import { mayTeach } from '#shared/core/roles';
import { inRoster, studentSelect, summarySelect, toStudent, toSummary, waitingFirst } from './class-row';
import { codesOf } from './join-codes';
import { type EndAccounts, managedAccounts } from './managed-accounts';
import { type ClassRefusal, lockClass, lockOpenClass } from './open-class';
import {
  classesFull,
  classroomsOf,
  collaboratorsFull,
  presentOwner,
  studentsFull,
  studentsOf,
  withInvited,
} from './places';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The classes that the user may read, those that are not archived first, with what the own ones take of the plan. */
export async function listClasses({ db }: Pick<Deps, 'db'>, user: User): Promise<ClassList> {
  const [rows, classrooms, students] = await Promise.all([
    db.class.findMany({
      where: classesOf(user, 'view'),
      select: summarySelect(user),
      take: limits.classesPerOwner + limits.classesOfOthers,
    }),
    classroomsOf(db, user),
    studentsOf(db, user),
  ]);
  const waiting = await db.enrolment.groupBy({
    by: ['classId'],
    where: { isWaiting: true, class: classesOf(user, 'teach') },
    _count: { id: true },
  });
  const waitingIn = new Map(waiting.map(({ classId, _count }) => [classId, _count.id]));
  const items = rows
    .map((row) => toSummary(row, { user, waiting: waitingIn.get(row.id) ?? 0 }))
    .sort(
      (one, other) =>
        Number(one.archivedAt !== null) - Number(other.archivedAt !== null) || byAlphabet(one.name, other.name),
    );
  return { items, classrooms, students };
}

/** A class that the user may read, with all who are in it; for who may change it, the code and who waits as well. */
export async function getClass(
  { db }: Pick<Deps, 'db'>,
  user: User,
  id: string,
): Promise<Result<ClassOutput, 'class_not_found'>> {
  const row = await db.class.findFirst({
    where: { id, ...classesOf(user, 'view') },
    select: { ...summarySelect(user), timeZone: true, joinCode: { select: { code: true } } },
  });
  if (!row) return err('class_not_found');
  const teaches = allows(rightIn(row, user), 'teach');
  const people = await db.enrolment.findMany({
    where: { classId: id, ...(!teaches && inRoster) },
    orderBy: waitingFirst,
    select: studentSelect,
  });
  const waitingRoom = people.filter(({ isWaiting }) => isWaiting);
  return ok({
    ...toSummary(row, { user, waiting: waitingRoom.length }),
    timeZone: row.timeZone,
    code: teaches ? (row.joinCode?.code ?? null) : null,
    roster: people.filter(({ isWaiting }) => !isWaiting).map((row) => toStudent(row, { teaches })),
    waitingRoom: waitingRoom.map((row) => ({ id: row.id, name: row.name, username: row.user?.username ?? null })),
    places: await studentsOf(db, await presentOwner(db, row.ownerId)),
  });
}

/** Makes an empty class, where the plan has a place for it. */
export async function createClass(
  { db, clock }: Needs,
  user: User & Actor,
  input: CreateClassInput,
): Promise<Result<{ id: string }, 'classes_full' | 'not_allowed'>> {
  return transact(db, async (tx) => {
    // Two at once must not both take the last place.
    await lockUser(tx, user.id);
    const owner = await presentOwner(tx, user.id);
    // Since the request began, they may have become a student.
    if (!mayTeach(owner.role)) return err('not_allowed');
    const classrooms = await classroomsOf(tx, owner);
    if (classrooms.taken >= classrooms.of) return classesFull(classrooms);
    if ((await tx.class.count({ where: classesOf(user, 'own') })) >= limits.classesPerOwner) {
      return err('classes_full', { text: 'You have very many archived classes. Delete some of them first.' });
    }
    const at = clock.now();
    const { id } = await tx.class.create({ data: { ...input, ownerId: user.id, createdAt: at }, select: { id: true } });
    await record(tx, user, { action: 'classes.made', at });
    return ok({ id });
  });
}

export async function changeClass(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { id, ...fields }: ChangeClassInput,
): Promise<Result<void, ClassAccessRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockClass(tx, user, id, 'own');
    if (!found.ok) return found;
    await tx.class.update({ where: { id }, data: fields, select: { id: true } });
    return ok();
  });
}

/** Puts a class in the archive, where it stays as it is and takes no place of the plan. Nobody joins it from then on. */
export async function archiveClass(
  { db, clock }: Needs,
  user: User & Actor,
  id: string,
): Promise<Result<void, ClassRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'own');
    if (!found.ok) return found;
    const at = clock.now();
    await tx.class.update({ where: { id }, data: { archivedAt: at }, select: { id: true } });
    await tx.joinCode.deleteMany({ where: codesOf({ id }) });
    await record(tx, user, { action: 'classes.archived', at });
    return ok();
  });
}

type ReopenRefusal =
  | ClassAccessRefusal
  | 'class_open'
  | 'classes_full'
  | 'students_full'
  | 'collaborators_full'
  | 'not_allowed';

/** Takes a class out of the archive, where the plan has a place for it, its students and those who teach it. */
export async function reopenClass(
  { db, clock }: Needs,
  user: User & Actor,
  id: string,
): Promise<Result<void, ReopenRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockClass(tx, user, id, 'own');
    if (!found.ok) return found;
    if (!found.value.archivedAt) return err('class_open');
    const owner = await presentOwner(tx, user.id);
    if (!mayTeach(owner.role)) return err('not_allowed');
    const classrooms = await classroomsOf(tx, owner);
    if (classrooms.taken >= classrooms.of) return classesFull(classrooms);
    await tx.class.update({ where: { id }, data: { archivedAt: null }, select: { id: true } });
    await record(tx, user, { action: 'classes.reopened', at: clock.now() });
    const students = await studentsOf(tx, owner);
    if (students.taken > students.of) return studentsFull(students);
    const collaborators = await withInvited(tx, owner);
    return collaborators.taken > collaborators.of ? collaboratorsFull(collaborators) : ok();
  });
}

/** Deletes a class with its roster, and ends the accounts that it looks after. Accounts that joined it stay. */
export async function removeClass(
  { db, clock }: Needs,
  user: User & Actor,
  id: string,
  endAccounts: EndAccounts,
): Promise<Result<void, ClassAccessRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockClass(tx, user, id, 'own');
    if (!found.ok) return found;
    const students = await tx.enrolment.count({ where: { classId: id, ...inRoster } });
    await endAccounts(tx, await managedAccounts(tx, id));
    await tx.class.delete({ where: { id }, select: { id: true } });
    await record(tx, user, { action: 'classes.removed', at: clock.now(), details: { count: students } });
    return ok();
  });
}

/** Whether the user has classes that are not archived: who ends being a teacher archives or deletes them first. */
export async function hasOpenClasses(
  db: Deps['db'] | Transaction,
  { id: ownerId }: Pick<User, 'id'>,
): Promise<boolean> {
  return (await db.class.count({ where: { ownerId, archivedAt: null, isSample: false } })) > 0;
}
