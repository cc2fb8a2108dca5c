import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import { err, ok, type Result } from '../../../shared/result';
import type { HistoryInput, Whose } from '../../../shared/schemas/history';
import type { Deps } from '../deps';
import { acceptedMembers } from '../results/readable';
import { released } from '../results/terms';
import type { User } from '../users/user';

type Filters = Omit<HistoryInput, 'limit' | 'cursor'>;

/** Rounds that others played of the caller's quizzes and tests. */
export const playedOfOwn = (ownerId: string): Prisma.AttemptWhereInput => ({
  resource: { ownerId },
  OR: [{ userId: null }, { userId: { not: ownerId } }],
});

/** The rounds that the caller asks for and may see. Somebody else's unfinished round is nobody else's business. */
export async function seenRounds(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { whose = 'me', memberId, appId, skill, level, resourceId, from, to }: Filters,
): Promise<Result<Prisma.AttemptWhereInput, 'user_not_found'>> {
  if (memberId && memberId !== user.id) {
    const accepted = await db.user.count({ where: { id: memberId, ...acceptedMembers(user.id) } });
    if (accepted === 0) return err('user_not_found');
  }
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return ok({
    AND: [
      memberId ? ofMember(user, memberId) : ofGroup(user, whose),
      {
        ...(appId && { appId }),
        ...(resourceId && { resourceId, resource: { ownerId: user.id } }),
        ...((skill || level) && { answers: { some: { ...(skill && { skill }), ...(level && { level }) } } }),
        ...((first || last) && {
          startedAt: { ...(first && { gte: new Date(first) }), ...(last && { lte: new Date(last) }) },
        }),
      },
    ],
  });
}

const ofMember = (user: User, memberId: string): Prisma.AttemptWhereInput =>
  memberId === user.id ? { userId: user.id } : { userId: memberId, finishedAt: { not: null } };

function ofGroup(user: User, whose: Whose): Prisma.AttemptWhereInput {
  if (whose === 'me') return { userId: user.id };
  const others = whose === 'students' ? { user: acceptedMembers(user.id) } : playedOfOwn(user.id);
  return { ...others, finishedAt: { not: null } };
}

/** Rounds whose answers may be added up for a reader: a test that runs, or waits for its release, tells nothing. */
export function countable(now: Date): Prisma.AttemptWhereInput {
  return { AND: [{ OR: [{ mode: 'practice' }, { finishedAt: { not: null } }] }, released(now)] };
}

/** What people call whoever played. */
export function playerOf(round: {
  userId: string | null;
  guestName: string | null;
  user: { username: string } | null;
}): {
  id: string | null;
  name: string;
} {
  if (round.user) return { id: round.userId, name: round.user.username };
  return { id: null, name: round.guestName ?? 'Guest' };
}
