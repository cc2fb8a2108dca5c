import type { Prisma } from '#prisma/generated/sqlite/client';
import { idsSeenBy, isSeenBy, ofOwnWork, openToOnlooker } from '#server/domain/access/access';
import { aboutFilter } from '#server/domain/attempts/attempt-fields';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { HistoryInput, Whose } from '#shared/api/history';
import { err, ok, type Result } from '#shared/core/result';

type Filters = Omit<HistoryInput, 'limit' | 'cursor'>;

/** Attempts that others played of the caller's quizzes, tests and lists. */
export const playedOfOwn = (owner: Pick<User, 'id'>): Prisma.AttemptWhereInput => ({
  ...ofOwnWork(owner),
  OR: [{ userId: null }, { userId: { not: owner.id } }],
});

/**
 * The attempts that the caller asks for and may see, ended where their time is over. Somebody else's unfinished attempt
 * is nobody else's business.
 */
export async function seenAttempts(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { whose = 'me', memberId = whose === 'me' ? user.id : undefined, appId, resourceId, from, to, ...about }: Filters,
): Promise<Result<Prisma.AttemptWhereInput, 'user_not_found'>> {
  const isOwn = memberId === user.id;
  if (memberId && !isOwn && !(await isSeenBy(deps.db, user, memberId))) return err('user_not_found');
  const played = isOwn ? { userId: user.id } : await playedBy(deps, user, whose, memberId);
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

async function playedBy(
  { db }: Pick<Deps, 'db'>,
  user: User,
  whose: Whose,
  memberId: string | undefined,
): Promise<Prisma.AttemptWhereInput> {
  if (!memberId && whose === 'players') return playedOfOwn(user);
  return { userId: memberId ?? { in: await idsSeenBy(db, user) }, ...openToOnlooker(user) };
}
