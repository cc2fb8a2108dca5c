import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import { err, ok, type Result } from '../../../shared/result';
import type { HistoryInput, Whose } from '../../../shared/schemas/history';
import type { Deps } from '../deps';
import { acceptedMemberIds, acceptedMembers } from '../results/readable';
import { aboutFilter } from '../results/round-fields';
import { settleOverdue } from '../results/stored-round';
import type { User } from '../users/user';

type Filters = Omit<HistoryInput, 'limit' | 'cursor'>;

/** Rounds that others played of the caller's quizzes and tests. */
export const playedOfOwn = (ownerId: string): Prisma.AttemptWhereInput => ({
  resource: { ownerId },
  OR: [{ userId: null }, { userId: { not: ownerId } }],
});

/**
 * The rounds that the caller asks for and may see, ended where their time is over. Somebody else's unfinished round is
 * nobody else's business.
 */
export async function seenRounds(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { whose = 'me', memberId = whose === 'me' ? user.id : undefined, appId, resourceId, from, to, ...about }: Filters,
): Promise<Result<Prisma.AttemptWhereInput, 'user_not_found'>> {
  const isOwn = memberId === user.id;
  if (memberId && !isOwn) {
    const accepted = await deps.db.user.count({ where: { id: memberId, ...acceptedMembers(user.id) } });
    if (accepted === 0) return err('user_not_found');
  }
  const played = memberId ? { userId: memberId } : await playedBy(deps, user, whose);
  await settleOverdue(deps, played);
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return ok({
    AND: [
      played,
      {
        ...(!isOwn && { finishedAt: { not: null } }),
        ...(appId && { appId }),
        ...(resourceId && { resourceId, resource: { ownerId: user.id } }),
        ...aboutFilter(about),
        ...((first || last) && {
          startedAt: { ...(first && { gte: new Date(first) }), ...(last && { lte: new Date(last) }) },
        }),
      },
    ],
  });
}

async function playedBy(deps: Pick<Deps, 'db'>, user: User, whose: Whose): Promise<Prisma.AttemptWhereInput> {
  return whose === 'students' ? { userId: { in: await acceptedMemberIds(deps, user.id) } } : playedOfOwn(user.id);
}
