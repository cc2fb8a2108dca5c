import { liveGamesOf } from '#server/domain/access/live-games';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { HostLive, PlayerLive } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { findPlayer, type LiveVisitor } from './find-players';
import { hostView } from './host-view';
import { ownView } from './own-view';
import { publicView } from './public-view';
import { lookAtGame } from './snapshot';

type Needs = Pick<Deps, 'db' | 'reader' | 'clock'>;

/** A game as its host sees it. */
export async function hostState(deps: Needs, user: User, id: string): Promise<Result<HostLive, 'live_not_found'>> {
  if (!(await mayHost(deps.db, user, id))) return err('live_not_found');
  const snapshot = await lookAtGame(deps, id);
  return snapshot ? ok(hostView(snapshot, deps.clock.now().getTime())) : err('live_not_found');
}

export async function mayHost(db: Deps['db'], user: Pick<User, 'id'>, id: string): Promise<boolean> {
  return (await db.liveGame.count({ where: { id, ...liveGamesOf(user) } })) > 0;
}

/** A game as one of its players sees it. */
export async function playerState(
  deps: Needs,
  visitor: LiveVisitor,
  id: string,
): Promise<Result<PlayerLive, 'live_not_playing' | 'live_kicked'>> {
  const found = await findPlayer(deps.db, visitor, id);
  if (!found.ok) return found;
  const snapshot = await lookAtGame(deps, id);
  const player = snapshot?.players.find((one) => one.id === found.value.id);
  if (!snapshot || !player) return err('live_not_playing');
  const now = deps.clock.now().getTime();
  return ok({ now, game: publicView(snapshot, now), own: ownView(snapshot, player, now) });
}
