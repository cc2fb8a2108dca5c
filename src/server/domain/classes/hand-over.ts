import { classFor } from '#server/domain/access/classes';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { TeacherOfInput } from '#shared/api/class-teachers';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { mayTeach } from '#shared/core/roles';
import { type ClassRefusal, lockClass, lockOpenClass } from './open-class';
import {
  classesFull,
  classroomsOf,
  collaboratorsFull,
  collaboratorsOf,
  presentOwner,
  studentsFull,
  studentsOf,
} from './places';

/* A class goes to another owner in two steps: its owner offers it to a co-teacher, and that one takes it over. */

/** Offers the class to one of its co-teachers, and to nobody else any more. */
export async function offerClass(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User & Actor,
  { id, teacherId }: TeacherOfInput,
): Promise<Result<void, ClassRefusal | 'class_teacher_not_found'>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, owner, id, 'own');
    if (!found.ok) return found;
    const teacher = await tx.classTeacher.findFirst({
      where: { classId: id, userId: teacherId, right: 'teach' },
      select: { user: { select: { id: true, username: true } } },
    });
    if (!teacher)
      return err('class_teacher_not_found', { text: 'A class can be handed only to one of its co-teachers.' });
    const at = clock.now();
    await tx.classTeacher.updateMany({ where: { classId: id }, data: { offeredAt: null } });
    await tx.classTeacher.updateMany({ where: { classId: id, userId: teacherId }, data: { offeredAt: at } });
    await record(tx, owner, { action: 'classes.offered', at, target: teacher.user });
    return ok();
  });
}

/** The owner takes the offer back, or the one to whom the class is offered declines it. */
export async function endClassOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, ClassRefusal | 'class_offer_not_found'>> {
  return transact(db, async (tx) => {
    const found = await lockClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    const isOwner = found.value.right === 'own';
    const { count } = await tx.classTeacher.updateMany({
      where: { classId: id, offeredAt: { not: null }, ...(!isOwner && { userId: user.id }) },
      data: { offeredAt: null },
    });
    if (count === 0) return err('class_offer_not_found');
    await record(tx, user, { action: 'classes.offer-ended', at: clock.now() });
    return ok();
  });
}

type TakeOverRefusal =
  | ClassRefusal
  | 'class_offer_not_found'
  | 'not_allowed'
  | 'classes_full'
  | 'students_full'
  | 'collaborators_full';

/**
 * Makes the class the user's own, where their plan has a place for it, its students and those who teach it. The former
 * owner stays as a co-teacher where there is a place for them as well. Invitations that wait end.
 */
export async function takeOverClass(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  id: string,
): Promise<Result<{ formerOwnerStays: boolean }, TakeOverRefusal>> {
  return transact(db, async (tx) => {
    const before = await classFor(tx, user, id, 'teach');
    if (!before.ok) return before;
    const { ownerId } = before.value;
    // In one order for all: two who hand classes to each other at once do not wait for ever.
    for (const one of [ownerId, user.id].sort()) await lockUser(tx, one);
    const found = await classFor(tx, user, id, 'teach');
    if (!found.ok) return found;
    if (found.value.archivedAt) return err('class_archived');
    const own = { classId: id, userId: user.id };
    const offered = { ...own, offeredAt: { not: null }, class: { ownerId } };
    if ((await tx.classTeacher.count({ where: offered })) === 0) return err('class_offer_not_found');
    const owner = await presentOwner(tx, user.id);
    if (!mayTeach(owner.role)) return err('not_allowed');

    const classrooms = await classroomsOf(tx, owner);
    if (classrooms.taken >= classrooms.of) return classesFull(classrooms);
    if ((await tx.class.count({ where: { ownerId: user.id } })) >= limits.classesPerOwner) return err('classes_full');
    // What its students may spend was the former owner's to say.
    const handedOver = { ownerId: user.id, tokensPerStudent: 0 };
    await tx.class.update({ where: { id }, data: handedOver, select: { id: true } });
    await tx.classTeacher.deleteMany({ where: own });
    await tx.classTeacher.updateMany({ where: { classId: id }, data: { offeredAt: null } });
    await tx.classInvitation.deleteMany({ where: { classId: id } });
    const students = await studentsOf(tx, owner);
    if (students.taken > students.of) return studentsFull(students);
    const collaborators = await collaboratorsOf(tx, owner);
    if (collaborators.taken > collaborators.of) return collaboratorsFull(collaborators);

    const at = clock.now();
    const formerOwnerStays = await keepFormerOwner(tx, { id, formerOwnerId: ownerId, owner, at });
    const target = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: { id: true, username: true } });
    await record(tx, user, { action: 'classes.taken-over', at, target });
    return ok({ formerOwnerStays });
  });
}

interface FormerOwner {
  id: string;
  formerOwnerId: string;
  owner: Pick<User, 'id' | 'plan'>;
  at: Date;
}

/** Answers whether the new owner's plan had a place for them. */
async function keepFormerOwner(tx: Transaction, { id, formerOwnerId, owner, at }: FormerOwner): Promise<boolean> {
  const key = { classId: id, userId: formerOwnerId };
  await tx.classTeacher.create({ data: { ...key, right: 'teach', createdAt: at }, select: { right: true } });
  const { taken, of } = await collaboratorsOf(tx, owner);
  if (taken > of) await tx.classTeacher.deleteMany({ where: key });
  return taken <= of;
}
