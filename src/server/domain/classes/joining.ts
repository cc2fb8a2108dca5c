import { openClassFor } from '#server/domain/access/classes';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import { isTaken } from '#server/domain/platform/unique';
import { nameKey, type User } from '#server/domain/platform/user';
import type { AdmitInput, JoinInput, OwnEnrolment } from '#shared/api/classes';
import { newJoinCode } from '#shared/classes/join-code';
import { err, ok, type Result } from '#shared/core/result';
import { inRoster } from './class-row';
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
): Promise<Result<{ code: string }, 'class_not_found' | 'class_archived'>> {
  return transact(db, async (tx) => {
    const found = await openClassFor(tx, user, id);
    if (!found.ok) return found;
    const code = await freeCode(tx, random);
    await tx.class.update({ where: { id }, data: { code }, select: { id: true } });
    await record(tx, user, { action: 'classes.code-made', at: clock.now() });
    return ok({ code });
  });
}

/** From then on nobody joins the class by its code. */
export async function closeCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, 'class_not_found' | 'class_archived'>> {
  return transact(db, async (tx) => {
    const found = await openClassFor(tx, user, id);
    if (!found.ok) return found;
    const { count } = await tx.class.updateMany({ where: { id, code: { not: null } }, data: { code: null } });
    if (count > 0) await record(tx, user, { action: 'classes.code-closed', at: clock.now() });
    return ok();
  });
}

/** Of 34 million, the next one is nearly always free. */
async function freeCode(tx: Transaction, random: Deps['random']): Promise<string> {
  for (;;) {
    const code = newJoinCode(random);
    if ((await tx.class.count({ where: { code } })) === 0) return code;
  }
}

/**
 * Asks to join the class of a code, under a name that its teacher knows. Wrong codes are counted by device and address
 * together with those of rolls: nobody tries them all.
 */
export async function joinClass(
  { db, clock, limiter }: Pick<Deps, 'db' | 'clock' | 'limiter'>,
  user: User & Actor,
  { code, name }: JoinInput,
): Promise<Result<OwnEnrolment, 'join_code_unknown' | 'joining_own_class' | 'joined_already' | 'too_many_attempts'>> {
  const attempts = [{ limit: 'codes-address', address: user.address }] as const;
  const blocked = await limiter.take(attempts);
  if (blocked) return blocked;
  const found = await db.class.findFirst({
    where: { code, archivedAt: null },
    select: { id: true, name: true, ownerId: true, owner: { select: { username: true } } },
  });
  if (!found) return err('join_code_unknown');
  await limiter.giveBack(attempts);
  if (found.ownerId === user.id) return err('joining_own_class');
  try {
    await db.$transaction(async (tx) => {
      const at = clock.now();
      await tx.enrolment.create({
        data: { classId: found.id, userId: user.id, name, nameKey: nameKey(name), isWaiting: true, createdAt: at },
        select: { id: true },
      });
      await record(tx, user, {
        action: 'classes.joined',
        at,
        target: { id: found.ownerId, username: found.owner.username },
      });
    });
  } catch (error) {
    if (isTaken(error, 'userId')) return err('joined_already');
    throw error;
  }
  return ok({ classId: found.id, className: found.name, teacher: found.owner.username, name, isWaiting: true });
}

/**
 * Lets in who waits, where the plan has a place for them: under the name they gave, or as somebody of the roster whom
 * nobody has joined as.
 */
export async function admitStudent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  { id, studentId, as }: AdmitInput,
): Promise<
  Result<void, 'class_not_found' | 'class_archived' | 'student_not_found' | 'student_has_account' | 'students_full'>
> {
  return transact(db, async (tx) => {
    // Two at once must not both take the last place.
    await lockUser(tx, user.id);
    const found = await openClassFor(tx, user, id);
    if (!found.ok) return found;
    const waiting = await tx.enrolment.findFirst({
      where: { id: studentId, classId: id, isWaiting: true },
      select: { userId: true, user: { select: { id: true, username: true } } },
    });
    if (!waiting?.user) return err('student_not_found');
    if (as) {
      const free = await tx.enrolment.findFirst({
        where: { id: as, classId: id, ...inRoster },
        select: { userId: true },
      });
      if (!free) return err('student_not_found');
      if (free.userId) return err('student_has_account');
      await tx.enrolment.delete({ where: { id: studentId }, select: { id: true } });
      await tx.enrolment.update({ where: { id: as }, data: { userId: waiting.userId }, select: { id: true } });
    } else {
      await tx.enrolment.update({ where: { id: studentId }, data: { isWaiting: false }, select: { id: true } });
    }
    await record(tx, user, { action: 'classes.admitted', at: clock.now(), target: waiting.user });
    const places = await studentsOf(tx, await presentOwner(tx, user.id));
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
      class: { select: { id: true, name: true, owner: { select: { username: true } } } },
    },
  });
  return {
    items: rows.map(({ name, isWaiting, class: { id, name: className, owner } }) => ({
      classId: id,
      className,
      teacher: owner.username,
      name,
      isWaiting,
    })),
  };
}

/** The student leaves a class, or takes back the wish to join it. The class keeps the name alone. */
export async function leaveClass(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  classId: string,
): Promise<Result<void, 'class_not_found'>> {
  return transact(db, async (tx) => {
    const own = { classId, userId: user.id };
    const waited = await tx.enrolment.deleteMany({ where: { ...own, isWaiting: true } });
    const left = await tx.enrolment.updateMany({ where: own, data: { userId: null } });
    if (waited.count + left.count === 0) return err('class_not_found');
    await record(tx, user, { action: 'classes.left', at: clock.now() });
    return ok();
  });
}
