import { idsSeenBy } from '#server/domain/access/access';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { PlacementList, PlacementRow } from '#shared/api/attempts';
import { notesOf } from './attempt-notes';

/** As many tests as a large school takes in some weeks. */
const most = 2000;

/**
 * The last placement test of each student who has accepted that the caller sees their results, strongest first, each
 * with the first one where there are two; and the caller's own, the last one first.
 */
export async function placementsSeenBy({ db }: Pick<Deps, 'db'>, owner: User): Promise<PlacementList> {
  const placementsOf = async (userIds: string[]) => {
    const attempts = await db.attempt.findMany({
      where: { appId: 'esl-tests', finishedAt: { not: null }, userId: { in: userIds } },
      orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
      take: most,
      select: {
        id: true,
        outcome: true,
        finishedAt: true,
        user: { select: { id: true, username: true } },
      },
    });
    return attempts.flatMap(({ id, outcome, finishedAt, user }) => {
      const { placement } = notesOf({ outcome });
      if (!user || !finishedAt || !placement) return [];
      return [{ user, placed: { attemptId: id, finishedAt: finishedAt.toISOString(), placement } }];
    });
  };
  const [ofStudents, own] = await Promise.all([placementsOf(await idsSeenBy(db, owner)), placementsOf([owner.id])]);
  const byStudent = new Map<string, PlacementList['items'][number]>();
  for (const { user, placed } of ofStudents) {
    const last = byStudent.get(user.id);
    // They come from the last to the first.
    if (last) last.first = firstOf(placed);
    else byStudent.set(user.id, { memberId: user.id, username: user.username, ...placed, first: null });
  }
  return {
    items: [...byStudent.values()].sort((a, b) => b.placement.ability - a.placement.ability),
    own: own.map(({ placed }) => placed),
  };
}

const firstOf = ({ finishedAt, placement }: PlacementRow) => ({ finishedAt, placement });
