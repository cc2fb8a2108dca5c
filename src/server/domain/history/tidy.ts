import { agreedToBeSeenBy } from '#server/domain/access/access';
import { guestAttempt } from '#server/domain/access/guest-attempt';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { err, ok, type Result } from '#shared/core/result';

/** Deletes attempts for good: one's own practice, and what guests played of one's quizzes. All of them or none. */
export async function removeAttempts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: Actor,
  ids: readonly string[],
): Promise<Result<{ count: number }, 'attempt_not_found'>> {
  const uniqueIds = [...new Set(ids)];
  return transact(db, async (tx) => {
    const where = {
      id: { in: uniqueIds },
      OR: [
        // What a student played of a teacher's quiz is the teacher's record too.
        { userId: user.id, OR: [{ resourceId: null }, { resource: { ownerId: user.id } }] },
        { userId: null, resource: { ownerId: user.id } },
      ],
    };
    if ((await tx.attempt.count({ where })) < uniqueIds.length) return err('attempt_not_found');
    const { count } = await tx.attempt.deleteMany({ where });
    await record(tx, user, { action: 'history.removed', at: clock.now(), details: { count } });
    return ok({ count });
  });
}

/** Takes the names off attempts that guests played of one's quizzes; the results stay. All of them or none. */
export async function anonymiseAttempts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: Actor,
  ids: readonly string[],
): Promise<Result<{ count: number }, 'attempt_not_found'>> {
  const uniqueIds = [...new Set(ids)];
  return transact(db, async (tx) => {
    const where = { id: { in: uniqueIds }, ...guestAttempt, resource: { ownerId: user.id } };
    if ((await tx.attempt.count({ where })) < uniqueIds.length) return err('attempt_not_found');
    const { count } = await tx.attempt.updateMany({ where, data: { guestName: null } });
    await record(tx, user, { action: 'history.anonymised', at: clock.now(), details: { count } });
    return ok({ count });
  });
}

/** Says which associated user a guest was: the attempt is theirs from then on. */
export async function matchGuest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: Actor,
  { id, memberId }: { id: string; memberId: string },
): Promise<Result<void, 'attempt_not_found' | 'user_not_found'>> {
  const member = await db.user.findFirst({
    where: { id: memberId, ...agreedToBeSeenBy(user) },
    select: { id: true, username: true },
  });
  if (!member) return err('user_not_found');
  return transact(db, async (tx) => {
    const { count } = await tx.attempt.updateMany({
      where: { id, ...guestAttempt, finishedAt: { not: null }, resource: { ownerId: user.id } },
      data: { userId: memberId },
    });
    if (count === 0) return err('attempt_not_found');
    await record(tx, user, { action: 'history.matched', at: clock.now(), target: member });
    return ok();
  });
}
