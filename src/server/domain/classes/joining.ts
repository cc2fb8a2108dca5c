import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { nameKey, type User } from '#server/domain/platform/user';
import type { AdmitInput, JoinInput, OwnEnrolment } from '#shared/api/classes';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { accommodationSelect, toAccommodation } from './accommodation-row';
import { inRoster } from './class-row';
import { countingCodes } from './counting-codes';
import { closeJoinCode, holdCode, makeJoinCode } from './join-codes';
import { type ClassRefusal, lockOpenClass } from './open-class';
import { presentOwner, studentsFull, studentsOf } from './places';

/*
 * A student with an account joins a class by its code and waits: nobody is in a class whom its teacher has not let in,
 * and nobody is in one unasked.
 */

type Needs = Pick<Deps, 'db' | 'clock' | 'random'>;

/** Gives the class a new code to join by. The old one leads nowhere from then on. */
export async function makeCode(
  { db, clock, random }: Needs,
  user: User & Actor,
  id: string,
): Promise<Result<{ code: string }, ClassRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    const at = clock.now();
    const code = await makeJoinCode(tx, random, { classId: id }, at);
    await record(tx, user, { action: 'classes.code-made', at });
    return ok({ code });
  });
}

/** From then on nobody joins the class by its code. */
export async function closeCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, ClassRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    const wasOpen = await closeJoinCode(tx, { classId: id });
    if (wasOpen) await record(tx, user, { action: 'classes.code-closed', at: clock.now() });
    return ok();
  });
}

type JoinRefusal =
  | 'join_code_unknown'
  | 'join_code_of_work'
  | 'join_code_of_live'
  | 'joining_own_class'
  | 'joined_already'
  | 'waiting_room_full';

/**
 * Asks to join the class of a code, under a name that its teacher knows.
 */
export async function joinClass(
  { db, clock, changes, limiter }: Pick<Deps, 'db' | 'clock' | 'changes' | 'limiter'>,
  user: User & Actor,
  input: JoinInput,
): Promise<Result<OwnEnrolment, JoinRefusal | 'too_many_attempts'>> {
  const asked = await countingCodes({ limiter }, user, () =>
    transact(db, (tx) => askToJoin(tx, user, { ...input, at: clock.now() })),
  );
  if (asked.ok) changes.tell({ kind: 'class', id: asked.value.classId });
  return asked;
}

async function askToJoin(
  tx: Transaction,
  user: User & Actor,
  { code, name, at }: JoinInput & { at: Date },
): Promise<Result<OwnEnrolment, JoinRefusal>> {
  const target = await holdCode(tx, code);
  if (!target) return err('join_code_unknown');
  if ('liveGameId' in target) return err('join_code_of_live');
  if (!('classId' in target)) return err('join_code_of_work');
  const { classId } = target;
  const { name: className, owner } = await tx.class.findUniqueOrThrow({
    where: { id: classId },
    select: { name: true, owner: { select: { id: true, username: true } } },
  });
  if (owner.id === user.id) return err('joining_own_class');
  if ((await tx.classTeacher.count({ where: { classId, userId: user.id } })) > 0) {
    return err('joining_own_class', { text: 'You are a teacher of this class.' });
  }
  if ((await tx.enrolment.count({ where: { classId, userId: user.id } })) > 0) return err('joined_already');
  const waiting = await tx.enrolment.count({ where: { classId, isWaiting: true } });
  if (waiting >= limits.waitingPerClass) return err('waiting_room_full');
  await tx.enrolment.create({
    data: { classId, userId: user.id, name, nameKey: nameKey(name), isWaiting: true, createdAt: at },
    select: { id: true },
  });
  await record(tx, user, { action: 'classes.joined', at, target: owner });
  return ok({ classId, className, teacher: owner.username, name, isWaiting: true, accommodation: null });
}

/**
 * Lets in who waits, where the plan has a place for them: under the name they gave, or as somebody of the roster whom
 * nobody has joined as.
 */
export async function admitStudent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  { id, studentId, as }: AdmitInput,
): Promise<Result<void, ClassRefusal | 'student_not_found' | 'student_has_account' | 'students_full'>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    const waiting = await tx.enrolment.findFirst({
      where: { id: studentId, classId: id, isWaiting: true },
      select: { user: { select: { id: true, username: true } } },
    });
    if (!waiting?.user) return err('student_not_found');
    // They may have left meanwhile, or deleted the account: whether the row is still there, the write itself says.
    const own = { id: studentId, classId: id, isWaiting: true };
    if (as) {
      const inClass = { id: as, classId: id, ...inRoster };
      if ((await tx.enrolment.deleteMany({ where: own })).count === 0) return err('student_not_found');
      const { count } = await tx.enrolment.updateMany({
        where: { ...inClass, userId: null },
        data: { userId: waiting.user.id },
      });
      if (count === 0) {
        return err((await tx.enrolment.count({ where: inClass })) > 0 ? 'student_has_account' : 'student_not_found');
      }
    } else if ((await tx.enrolment.updateMany({ where: own, data: { isWaiting: false } })).count === 0) {
      return err('student_not_found');
    }
    await record(tx, user, { action: 'classes.admitted', at: clock.now(), target: waiting.user });
    const places = await studentsOf(tx, await presentOwner(tx, found.value.ownerId));
    return places.taken > places.of ? studentsFull({ ...places, taken: places.taken - 1 }) : ok();
  });
}

/** The classes that the user is in, or asked to join; what is archived is over. */
export async function enrolmentsOf({ db }: Pick<Deps, 'db'>, user: User): Promise<{ items: OwnEnrolment[] }> {
  const rows = await db.enrolment.findMany({
    where: { userId: user.id, class: { archivedAt: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      name: true,
      isWaiting: true,
      accommodation: { select: accommodationSelect },
      class: { select: { id: true, name: true, owner: { select: { username: true } } } },
    },
  });
  return {
    items: rows.map(({ name, isWaiting, accommodation, class: { id, name: className, owner } }) => ({
      classId: id,
      className,
      teacher: owner.username,
      name,
      isWaiting,
      accommodation: toAccommodation(accommodation),
    })),
  };
}

/**
 * The student leaves a class, or takes back the wish to join it. The class keeps the name alone, and not what they need.
 */
export async function leaveClass(
  { db, clock, changes }: Pick<Deps, 'db' | 'clock' | 'changes'>,
  user: User & Actor,
  classId: string,
): Promise<Result<void, 'class_not_found'>> {
  const left = await transact(db, async (tx) => {
    const own = { classId, userId: user.id };
    const waited = await tx.enrolment.deleteMany({ where: { ...own, isWaiting: true } });
    await tx.accommodation.deleteMany({ where: { enrolment: own } });
    const joined = await tx.enrolment.updateMany({ where: own, data: { userId: null } });
    if (waited.count + joined.count === 0) return err('class_not_found');
    await record(tx, user, { action: 'classes.left', at: clock.now() });
    return ok();
  });
  if (left.ok) changes.tell({ kind: 'class', id: classId });
  return left;
}
