import { endAttempt } from '#server/domain/attempts/end-attempt';
import { keepSums } from '#server/domain/attempts/work-sums';
import { type Actor, record } from '#server/domain/audit/record';
import { inRoster } from '#server/domain/classes/class-row';
import type { ClassRefusal } from '#server/domain/classes/open-class';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { nameKey, type User } from '#server/domain/platform/user';
import type { GuestInput, MergeGuestInput, RenameGuestInput } from '#shared/api/assignments';
import { guestLabel } from '#shared/classes/guest-name';
import { err, ok, type Result } from '#shared/core/result';
import { namedIn } from './join';
import { lockAssignment } from './lock-assignment';

/* What the teacher of a class does about the guests who came to its work by a code. */

type Needs = Pick<Deps, 'db' | 'clock'>;
type GuestRefusal = ClassRefusal | 'assignment_not_found' | 'guest_not_found';

/** Gives a guest another name. What they played bears it too. */
export async function renameGuest(
  { db, clock }: Needs,
  user: User & Actor,
  { id, guestId, name }: RenameGuestInput,
): Promise<Result<void, GuestRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockGuest(tx, user, { id, guestId });
    if (!found.ok) return found;
    // In other letters it is the same name, and keeps its number.
    const { ofName, nameKey: key } = found.value;
    const data = nameKey(name) === key ? { name, ofName } : await namedIn(tx, id, name);
    await tx.guest.update({ where: { id: guestId }, data, select: { id: true } });
    await tx.attempt.updateMany({ where: { guestId }, data: { guestName: guestLabel(data) } });
    await record(tx, user, { action: 'assignments.guest-renamed', at: clock.now() });
    return ok();
  });
}

/** Removes a guest with all that they played. Their token opens nothing from then on. */
export async function removeGuest(
  { db, clock }: Needs,
  user: User & Actor,
  { id, guestId }: GuestInput,
): Promise<Result<void, GuestRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockGuest(tx, user, { id, guestId });
    if (!found.ok) return found;
    const count = await tx.attempt.count({ where: { guestId } });
    await tx.guest.delete({ where: { id: guestId }, select: { id: true } });
    await record(tx, user, { action: 'assignments.guest-removed', at: clock.now(), details: { count } });
    return ok();
  });
}

/**
 * Says which student of the class a guest is: what they played is that student's from then on, and the guest is gone. What
 * runs ends as it is, as its device has no way to it any more.
 */
export async function mergeGuest(
  { db, clock }: Needs,
  user: User & Actor,
  { id, guestId, studentId }: MergeGuestInput,
): Promise<Result<void, GuestRefusal | 'student_not_found'>> {
  return transact(db, async (tx) => {
    const found = await lockGuest(tx, user, { id, guestId });
    if (!found.ok) return found;
    const { classId, isForSome } = found.value;
    const isGiven = isForSome ? { assignments: { some: { assignmentId: id } } } : {};
    const student = await tx.enrolment.findFirst({
      where: { id: studentId, classId, ...inRoster, ...isGiven },
      select: { user: { select: { id: true, username: true } } },
    });
    if (!student) return err('student_not_found');
    const at = clock.now();
    const atWork = { guestId, assignmentId: id };
    const played = await tx.attempt.findMany({ where: atWork, select: { id: true, finishedAt: true } });
    for (const attempt of played) if (!attempt.finishedAt) await endAttempt(tx, attempt.id, at);
    const { count } = await tx.attempt.updateMany({
      where: atWork,
      data: { guestId: null, guestName: null, enrolmentId: studentId, userId: student.user?.id ?? null },
    });
    await tx.guest.delete({ where: { id: guestId }, select: { id: true } });
    for (const attempt of played) await keepSums(tx, attempt.id);
    const target = student.user ?? undefined;
    await record(tx, user, { action: 'assignments.guest-merged', at, target, details: { count } });
    return ok();
  });
}

/** A guest at work of the user's who is changed now: nobody enters, begins or is renamed meanwhile. */
async function lockGuest(tx: Transaction, user: User, { id, guestId }: GuestInput) {
  const found = await lockAssignment(tx, user, id);
  if (!found.ok) return found;
  await tx.assignment.updateMany({ where: { id }, data: { id } });
  // Who begins an attempt holds the guest.
  const [guest] = await tx.guest.updateManyAndReturn({
    where: { id: guestId, assignmentId: id },
    data: { assignmentId: id },
    select: { nameKey: true, ofName: true },
  });
  return guest ? ok({ ...found.value, ...guest }) : err('guest_not_found');
}
