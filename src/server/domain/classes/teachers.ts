import { classesOf, classFor, toGivenRight } from '#server/domain/access/classes';
import { type Actor, record } from '#server/domain/audit/record';
import { whomInvited } from '#server/domain/identity/invitations';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type {
  ChangeTeacherInput,
  ClassTeacher,
  ClassTeachersOutput,
  GivenRight,
  InviteTeacherInput,
  TeacherOfInput,
} from '#shared/api/class-teachers';
import { err, ok, type Result } from '#shared/core/result';
import { type ClassRefusal, lockClass, lockOpenClass, lockOwnerOf } from './open-class';
import { collaboratorsFull, presentOwner, withInvited } from './places';

/*
 * Who teaches a class, or looks at it, beside its owner. The owner invites them and takes it back; they accept
 * (`class-invitations.ts`) and leave.
 */

/** Who teaches a class, in the order in which they came; for its owner those who were invited as well. */
export async function teachersOf(
  { db }: Pick<Deps, 'db'>,
  user: User,
  id: string,
): Promise<Result<ClassTeachersOutput, 'class_not_found'>> {
  const row = await db.class.findFirst({
    where: { id, ...classesOf(user, 'view') },
    select: {
      ownerId: true,
      owner: { select: { username: true } },
      teachers: {
        orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
        select: { userId: true, right: true, offeredAt: true, user: { select: { username: true } } },
      },
      invitations: {
        where: { class: classesOf(user, 'own') },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, who: true, right: true },
      },
    },
  });
  if (!row) return err('class_not_found');
  const isOwn = row.ownerId === user.id;
  const accepted = row.teachers.map(({ userId, user: { username }, right, offeredAt }) => ({
    ...{ id: userId, name: username, right: toGivenRight(right), accepted: true },
    isOffered: offeredAt !== null,
  }));
  return ok({
    owner: row.owner.username,
    items: [
      ...accepted,
      ...row.invitations.map(({ id, who, right }) => invited({ id, who, right: toGivenRight(right) })),
    ],
    collaborators: isOwn ? await withInvited(db, await presentOwner(db, user.id)) : null,
    isOfferedToYou: accepted.some(({ id, isOffered }) => id === user.id && isOffered),
  });
}

const invited = ({ id, who, right }: { id: string; who: string; right: GivenRight }): ClassTeacher => ({
  id,
  name: who,
  right,
  accepted: false,
  isOffered: false,
});

type InviteRefusal =
  | ClassRefusal
  | 'teaching_already'
  | 'address_unconfirmed'
  | 'collaborators_full'
  | 'too_many_attempts';

/**
 * Invites somebody to a class, or changes what an invitation that waits is for. It takes one of the plan's places for
 * collaborators, whoever is meant: so nothing is told of accounts, and nobody accepts in vain.
 */
export async function inviteTeacher(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'limiter'>,
  owner: User & Actor,
  { id, who, right }: InviteTeacherInput,
): Promise<Result<ClassTeacher, InviteRefusal>> {
  const { db, clock } = deps;
  const own = await classFor(db, owner, id, 'own');
  if (!own.ok) return own;
  const whom = await whomInvited(deps, owner, who);
  if (!whom.ok) return whom;
  const { whoKey, named, isSelf } = whom.value;
  if (isSelf) return err('teaching_already', { text: 'This is your own class.' });
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, owner, id, 'own');
    if (!found.ok) return found;
    if (named && (await tx.classTeacher.count({ where: { classId: id, userId: named.id } })) > 0)
      return err('teaching_already');
    const at = clock.now();
    const invitation = await tx.classInvitation.upsert({
      where: { classId_whoKey: { classId: id, whoKey } },
      create: { classId: id, who, whoKey, memberId: named?.id ?? null, right, createdAt: at },
      update: { right },
      select: { id: true },
    });
    await record(tx, owner, { action: 'classes.teacher-invited', at, details: { classRight: right } });
    const places = await withInvited(tx, await presentOwner(tx, owner.id));
    if (places.taken > places.of) return collaboratorsFull({ ...places, taken: places.taken - 1 });
    return ok(invited({ id: invitation.id, who, right }));
  });
}

/** Changes what a teacher of the class may do, or what an invitation that waits is for. */
export async function changeTeacher(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User & Actor,
  { id, teacherId, right }: ChangeTeacherInput,
): Promise<Result<void, ClassRefusal | 'class_teacher_not_found'>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, owner, id, 'own');
    if (!found.ok) return found;
    const at = clock.now();
    const target = await teacherIn(tx, { id, teacherId });
    if (target) {
      await tx.classTeacher.update({
        where: { classId_userId: { classId: id, userId: teacherId } },
        // The class is offered only to those who teach it.
        data: { right, ...(right === 'view' && { offeredAt: null }) },
        select: { right: true },
      });
      await record(tx, owner, { action: 'classes.teacher-changed', at, target, details: { classRight: right } });
      return ok();
    }
    const { count } = await tx.classInvitation.updateMany({ where: { id: teacherId, classId: id }, data: { right } });
    if (count === 0) return err('class_teacher_not_found');
    await record(tx, owner, { action: 'classes.teacher-invited', at, details: { classRight: right } });
    return ok();
  });
}

async function teacherIn(tx: Transaction, { id: classId, teacherId: userId }: TeacherOfInput) {
  const row = await tx.classTeacher.findUnique({
    where: { classId_userId: { classId, userId } },
    select: { user: { select: { id: true, username: true } } },
  });
  return row?.user;
}

/** Ends what somebody had in a class, archived or not: from then on they do not find it. Or takes back an invitation. */
export async function removeTeacher(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User & Actor,
  { id, teacherId }: TeacherOfInput,
): Promise<Result<void, ClassRefusal | 'class_teacher_not_found'>> {
  return transact(db, async (tx) => {
    const found = await lockClass(tx, owner, id, 'own');
    if (!found.ok) return found;
    const at = clock.now();
    const target = await teacherIn(tx, { id, teacherId });
    if (target) {
      await tx.classTeacher.deleteMany({ where: { classId: id, userId: teacherId } });
      await record(tx, owner, { action: 'classes.teacher-removed', at, target });
      return ok();
    }
    const { count } = await tx.classInvitation.deleteMany({ where: { id: teacherId, classId: id } });
    if (count === 0) return err('class_teacher_not_found');
    await record(tx, owner, { action: 'classes.invitation-withdrawn', at });
    return ok();
  });
}

/** The user teaches a class of somebody else's, or looks at it, no longer. */
export async function leaveTeaching(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, 'class_not_found'>> {
  return transact(db, async (tx) => {
    const own = { classId: id, userId: user.id };
    if ((await tx.classTeacher.count({ where: own })) === 0) return err('class_not_found');
    const ownerId = await lockOwnerOf(tx, id);
    const { count } = await tx.classTeacher.deleteMany({ where: own });
    if (count === 0 || !ownerId) return err('class_not_found');
    const target = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: { id: true, username: true } });
    await record(tx, user, { action: 'classes.teacher-left', at: clock.now(), target });
    return ok();
  });
}
