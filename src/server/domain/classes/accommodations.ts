import { type Actor, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { SetAccommodationInput } from '#shared/api/classes';
import { type Accommodation, isSome, mostGenerous } from '#shared/classes/accommodation';
import { err, ok, type Result } from '#shared/core/result';
import { accommodationSelect, toAccommodation } from './accommodation-row';
import { inRoster } from './class-row';
import { type ClassRefusal, lockOpenClass } from './open-class';

/*
 * What a student of a class needs to show what they know. Who teaches the class sets it and is told, and the student is;
 * nobody else. It goes where the enrolment goes.
 */

/** Says what a student needs from now on. What they have begun goes on as it was. */
export async function setAccommodation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  { id, studentId: enrolmentId, ...given }: SetAccommodationInput,
): Promise<Result<void, ClassRefusal | 'student_not_found'>> {
  return transact(db, async (tx) => {
    const found = await lockOpenClass(tx, user, id, 'teach');
    if (!found.ok) return found;
    if ((await tx.enrolment.count({ where: { id: enrolmentId, classId: id, ...inRoster } })) === 0) {
      return err('student_not_found');
    }
    await tx.accommodation.deleteMany({ where: { enrolmentId } });
    if (isSome(given))
      await tx.accommodation.create({ data: { enrolmentId, ...given }, select: { enrolmentId: true } });
    await record(tx, user, { action: 'classes.accommodation-set', at: clock.now() });
    return ok();
  });
}

/** What the user needs in work that no class gave: all that any of their classes says. What is archived is over. */
export async function accommodationOfUser(
  { db }: Pick<Deps, 'db'>,
  { id: userId }: Pick<User, 'id'>,
): Promise<Accommodation | null> {
  const rows = await db.accommodation.findMany({
    where: { enrolment: { userId, ...inRoster, class: { archivedAt: null } } },
    select: accommodationSelect,
  });
  return mostGenerous(rows.map(toAccommodation).filter((one) => one !== null));
}
