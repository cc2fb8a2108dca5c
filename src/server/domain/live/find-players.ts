import type { Prisma } from '#prisma/generated/sqlite/client';
import { livePlayedBy } from '#server/domain/access/live-games';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { err, ok, type Result } from '#shared/core/result';

/** Who asks as a player: a student of the class by their session, or a device by its token. */
export interface LiveVisitor {
  user: Pick<User, 'id'> | undefined;
  /** The hash of the token that the request brings. */
  guest?: string | undefined;
}

export interface FoundPlayer {
  id: string;
  accommodation: Prisma.JsonValue;
}

type Found = Result<FoundPlayer, 'live_not_playing' | 'live_kicked'>;

/** The player of a game that somebody is. */
export async function findPlayer(db: Deps['db'], visitor: LiveVisitor, gameId: string): Promise<Found> {
  const [found] = await findPlayers(db, [visitor], gameId);
  return found ?? err('live_not_playing');
}

/** The same for several. As a student of the class one is that, whatever else the device was. */
export async function findPlayers(
  db: Deps['db'] | Transaction,
  visitors: readonly LiveVisitor[],
  gameId: string,
): Promise<Found[]> {
  const players = await db.livePlayer.findMany({
    where: { gameId, ...livePlayedBy(visitors.map(({ user, guest }) => ({ userId: user?.id, guest }))) },
    select: {
      id: true,
      kickedAt: true,
      accommodation: true,
      tokenHash: true,
      enrolment: { select: { userId: true, isWaiting: true } },
    },
  });
  const ofUser = new Map(
    players.flatMap((one) => (one.enrolment?.userId && !one.enrolment.isWaiting ? [[one.enrolment.userId, one]] : [])),
  );
  const ofDevice = new Map(players.flatMap((one) => (one.tokenHash ? [[one.tokenHash, one]] : [])));
  return visitors.map(({ user, guest }) => {
    const player = (user && ofUser.get(user.id)) ?? (guest === undefined ? undefined : ofDevice.get(guest));
    if (!player) return err('live_not_playing');
    return player.kickedAt ? err('live_kicked') : ok(player);
  });
}
