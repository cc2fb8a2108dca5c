import { openClassFor } from '#server/domain/access/classes';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { nameKey, type User } from '#server/domain/platform/user';
import type {
  AddStudentsInput,
  AddStudentsOutput,
  ChangeStudentInput,
  CheckRosterInput,
  CheckRosterOutput,
  MoveStudentInput,
  RemoveStudentsInput,
} from '#shared/api/classes';
import { err, ok, type Result } from '#shared/core/result';
import { inRoster } from './class-row';
import { judgeRows } from './judge-rows';
import { type EndAccounts, managedAccounts } from './managed-accounts';
import { type ClassRefusal, lockOpenClass } from './open-class';
import { presentOwner, studentsFull, studentsOf } from './places';
import { renameManaged } from './sign-ins';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Says of each row what would become of it. Changes nothing. */
export async function checkRoster(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { id, rows }: CheckRosterInput,
): Promise<Result<CheckRosterOutput, ClassRefusal>> {
  const found = await openClassFor(db, user, id, 'teach');
  if (!found.ok) return found;
  return ok({
    rows: judgeRows(await studentsIn(db, id), rows),
    places: await studentsOf(db, await presentOwner(db, found.value.ownerId)),
  });
}

const studentsIn = (db: Deps['db'] | Transaction, classId: string) =>
  db.enrolment.findMany({ where: { classId, ...inRoster }, select: { name: true, number: true } });

/**
 * Adds students by name, as many as the plan has places for, and says of the others why not. All that came in can be
 * taken back at once.
 */
export async function addStudents(
  { db, clock }: Needs,
  user: User & Actor,
  { id, rows }: AddStudentsInput,
): Promise<Result<AddStudentsOutput, ClassRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    const judged = judgeRows(await studentsIn(tx, id), rows);
    const isGood = ({ verdict }: (typeof judged)[number]) => verdict === 'new' || verdict === 'namesake';
    const places = await studentsOf(tx, await presentOwner(tx, found.value.ownerId));
    const free = Math.max(0, places.of - places.taken);
    const good = judged.filter(isGood);
    const added = good.slice(0, free);
    const placesThen = { ...places, taken: places.taken + added.length };
    const full = studentsFull(placesThen).text ?? '';
    const leftOut = [
      ...judged.filter((row) => !isGood(row)).map(({ name, why }) => ({ name, why })),
      ...good.slice(free).map(({ name }) => ({ name, why: full })),
    ];
    if (added.length === 0) return ok({ importId: null, added: 0, leftOut, places });
    const at = clock.now();
    const { id: importId } = await tx.rosterImport.create({
      data: { classId: id, createdAt: at },
      select: { id: true },
    });
    await tx.enrolment.createMany({
      data: added.map(({ name, number }) => ({
        classId: id,
        name,
        nameKey: nameKey(name),
        number,
        createdAt: at,
        importId,
      })),
    });
    await record(tx, user, { action: 'classes.students-added', at, details: { count: added.length } });
    return ok({
      importId,
      added: added.length,
      leftOut,
      places: placesThen,
    });
  });
}

/** Takes back an import: those whom it brought go, but for those under whose name somebody has joined meanwhile. */
export async function undoImport(
  { db, clock }: Needs,
  user: User & Actor,
  { id, importId }: { id: string; importId: string },
): Promise<Result<{ removed: number }, ClassRefusal | 'import_not_found'>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    const { count } = await tx.enrolment.deleteMany({ where: { classId: id, importId, userId: null } });
    await tx.rosterImport.deleteMany({ where: { id: importId, classId: id } });
    if (count === 0) return err('import_not_found');
    await record(tx, user, { action: 'classes.students-removed', at: clock.now(), details: { count } });
    return ok({ removed: count });
  });
}

/** Gives a student another name or number. */
export async function changeStudent(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { id, studentId, name, number }: ChangeStudentInput,
): Promise<Result<void, ClassRefusal | 'student_not_found' | 'student_number_taken'>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    if (await hasNumber(tx, id, number, studentId)) return err('student_number_taken');
    const { count } = await tx.enrolment.updateMany({
      where: { id: studentId, classId: id, ...inRoster },
      data: { name, nameKey: nameKey(name), number },
    });
    if (count === 0) return err('student_not_found');
    await renameManaged(tx, id, studentId, name);
    return ok();
  });
}

/** Whether somebody else in the class has this number. */
async function hasNumber(tx: Transaction, classId: string, number: string, except: string): Promise<boolean> {
  if (number === '') return false;
  const others = await tx.enrolment.findMany({
    where: { classId, ...inRoster, id: { not: except }, number: { not: '' } },
    select: { number: true },
  });
  return others.some((other) => nameKey(other.number) === nameKey(number));
}

type MoveRefusal =
  | ClassRefusal
  | 'class_of_another'
  | 'student_not_found'
  | 'student_in_class'
  | 'student_number_taken';

/** Moves a student to another class of the same owner. */
export async function moveStudent(
  { db, clock }: Needs,
  user: User & Actor,
  { id, studentId, to }: MoveStudentInput,
): Promise<Result<void, MoveRefusal>> {
  return transact(db, async (tx) => {
    const from = await lockOpenClass(tx, user, id, 'teach');
    if (!from.ok) return from;
    const target = await openClassFor(tx, user, to, 'teach');
    if (!target.ok) return target;
    // The names of one owner's students are not given to another.
    if (target.value.ownerId !== from.value.ownerId) return err('class_of_another');
    const student = await tx.enrolment.findFirst({
      where: { id: studentId, classId: id, ...inRoster },
      select: { userId: true, number: true },
    });
    if (!student) return err('student_not_found');
    const { userId, number } = student;
    const isThere = userId ? (await tx.enrolment.count({ where: { classId: to, userId } })) > 0 : id === to;
    if (isThere) return err('student_in_class');
    if (await hasNumber(tx, to, number, studentId)) return err('student_number_taken');
    await tx.enrolment.update({
      where: { id: studentId },
      data: { classId: to, importId: null },
      select: { id: true },
    });
    // Who looks after the account moves along.
    if (userId) await tx.user.updateMany({ where: { id: userId, managedById: id }, data: { managedById: to } });
    await record(tx, user, { action: 'classes.student-moved', at: clock.now() });
    return ok();
  });
}

/**
 * Takes students out of a class, or sends away who waits. Their accounts stay, but for those that the class looks after.
 */
export async function removeStudents(
  { db, clock }: Needs,
  user: User & Actor,
  { id, studentIds }: RemoveStudentsInput,
  endAccounts: EndAccounts,
): Promise<Result<{ removed: number }, ClassRefusal | 'student_not_found'>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    const places = { id: { in: studentIds } };
    await endAccounts(tx, await managedAccounts(tx, id, places));
    const { count } = await tx.enrolment.deleteMany({ where: { ...places, classId: id } });
    if (count === 0) return err('student_not_found');
    await record(tx, user, { action: 'classes.students-removed', at: clock.now(), details: { count } });
    return ok({ removed: count });
  });
}
