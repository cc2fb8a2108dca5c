import { liveGamesOf, livePlayedBy } from '#server/domain/access/live-games';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { HostLive, PlayerLive } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { hostView } from './host-view';
import { ownAnswersOf, ownView } from './own-view';
import { publicView } from './public-view';
import { readSnapshot } from './snapshot';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Who asks as a player: a student of the class by their session, or a device by its token. */
export interface LiveVisitor {
  user: Pick<User, 'id'> | undefined;
  /** The hash of the token that the request brings. */
  guest?: string | undefined;
}

/** A game as its host sees it. */
export async function hostState(
  { db, clock }: Needs,
  user: User,
  id: string,
): Promise<Result<HostLive, 'live_not_found'>> {
  if (!(await mayHost(db, user, id))) return err('live_not_found');
  const snapshot = await readSnapshot(db, id);
  return snapshot ? ok(hostView(snapshot, clock.now().getTime())) : err('live_not_found');
}

export async function mayHost(db: Deps['db'], user: Pick<User, 'id'>, id: string): Promise<boolean> {
  return (await db.liveGame.count({ where: { id, ...liveGamesOf(user) } })) > 0;
}

/** A game as one of its players sees it. */
export async function playerState(
  { db, clock }: Needs,
  visitor: LiveVisitor,
  id: string,
): Promise<Result<PlayerLive, 'live_not_playing' | 'live_kicked'>> {
  const found = await findPlayer(db, visitor, id);
  if (!found.ok) return found;
  const snapshot = await readSnapshot(db, id);
  const player = snapshot?.players.find((one) => one.id === found.value.id);
  if (!snapshot || !player) return err('live_not_playing');
  const now = clock.now().getTime();
  const answers = await ownAnswersOf(db, snapshot, player.id);
  return ok({ now, game: publicView(snapshot, now), own: ownView(snapshot, player, answers, now) });
}

/** The player of a game that somebody is. As a student of the class one is that, whatever else the device was. */
export async function findPlayer(
  db: Deps['db'],
  { user, guest }: LiveVisitor,
  gameId: string,
): Promise<Result<{ id: string }, 'live_not_playing' | 'live_kicked'>> {
  const [player] = await db.livePlayer.findMany({
    where: { gameId, ...livePlayedBy({ userId: user?.id, guest }) },
    // Of two, the student's own.
    orderBy: { tokenHash: { sort: 'asc', nulls: 'first' } },
    take: 1,
    select: { id: true, kickedAt: true },
  });
  if (!player) return err('live_not_playing');
  return player.kickedAt ? err('live_kicked') : ok({ id: player.id });
}
