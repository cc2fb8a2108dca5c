import { err, ok, type Result } from '../../../shared/result';
import type { Deps } from '../deps';
import { guestRound } from '../results/former';
import { acceptedMembers } from '../results/readable';
import type { User } from '../users/user';

/** Deletes rounds for good: one's own practice, and what guests played of one's quizzes. All of them or none. */
export async function removeRounds(
  { db }: Pick<Deps, 'db'>,
  user: User,
  ids: readonly string[],
): Promise<Result<{ count: number }, 'attempt_not_found'>> {
  const wanted = [...new Set(ids)];
  return db.$transaction(async (tx) => {
    const where = {
      id: { in: wanted },
      OR: [
        // What a student played of a teacher's quiz is the teacher's record too.
        { userId: user.id, OR: [{ resourceId: null }, { resource: { ownerId: user.id } }] },
        { userId: null, resource: { ownerId: user.id } },
      ],
    };
    if ((await tx.attempt.count({ where })) < wanted.length) return err('attempt_not_found');
    return ok(await tx.attempt.deleteMany({ where }));
  });
}

/** Takes the names off rounds that guests played of one's quizzes; the results stay. All of them or none. */
export async function anonymiseRounds(
  { db }: Pick<Deps, 'db'>,
  user: User,
  ids: readonly string[],
): Promise<Result<{ count: number }, 'attempt_not_found'>> {
  const wanted = [...new Set(ids)];
  return db.$transaction(async (tx) => {
    const where = { id: { in: wanted }, ...guestRound, resource: { ownerId: user.id } };
    if ((await tx.attempt.count({ where })) < wanted.length) return err('attempt_not_found');
    return ok(await tx.attempt.updateMany({ where, data: { guestName: null } }));
  });
}

/** Says which associated user a guest was: the round is theirs from then on. */
export async function matchGuest(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { id, memberId }: { id: string; memberId: string },
): Promise<Result<void, 'attempt_not_found' | 'user_not_found'>> {
  const member = await db.user.count({ where: { id: memberId, ...acceptedMembers(user.id) } });
  if (member === 0) return err('user_not_found');
  const { count } = await db.attempt.updateMany({
    where: { id, ...guestRound, finishedAt: { not: null }, resource: { ownerId: user.id } },
    data: { userId: memberId },
  });
  return count === 0 ? err('attempt_not_found') : ok();
}
