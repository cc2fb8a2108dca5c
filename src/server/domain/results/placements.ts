import type { PlacementList } from '../../../shared/schemas/results';
import type { Deps } from '../deps';
import type { User } from '../users/user';
import { isPlacement } from './placement-outcome';
import { acceptedMemberIds } from './readable';
import { notesOf } from './round-notes';

/** As many tests as a large school takes in some weeks. */
const most = 2000;

/** The last placement test of each student who has accepted that the caller sees their results, strongest first. */
export async function placementsSeenBy({ db }: Pick<Deps, 'db'>, owner: User): Promise<PlacementList> {
  const rounds = await db.attempt.findMany({
    where: {
      appId: 'esl-tests',
      finishedAt: { not: null },
      userId: { in: await acceptedMemberIds({ db }, owner.id) },
    },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: { id: true, source: true, outcome: true, finishedAt: true, user: { select: { id: true, username: true } } },
  });
  const last = new Map<string, PlacementList['items'][number]>();
  for (const { id, source, outcome, finishedAt, user } of rounds) {
    const { placement } = notesOf({ outcome });
    if (!user || !finishedAt || !placement || !isPlacement(source) || last.has(user.id)) continue;
    last.set(user.id, {
      memberId: user.id,
      username: user.username,
      attemptId: id,
      finishedAt: finishedAt.toISOString(),
      placement,
    });
  }
  return { items: [...last.values()].sort((a, b) => b.placement.ability - a.placement.ability) };
}
