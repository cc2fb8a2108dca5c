import type { Prisma } from '#prisma/generated/sqlite/client';
import { livePlayersOf } from '#server/domain/access/live-games';
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
  const [found] = await findPlayers(db, [{ ...visitor, gameId }]);
  return found ?? err('live_not_playing');
}

/** The same for several. As a student of the class one is that, whatever else the device was. */
export async function findPlayers(
  db: Deps['db'] | Transaction,
  visitors: readonly (LiveVisitor & { gameId: string })[],
): Promise<Found[]> {
  const gameId = { in: [...new Set(visitors.map((one) => one.gameId))] };
  const userIds = visitors.flatMap(({ user }) => user?.id ?? []);
  const guests = visitors.flatMap(({ guest }) => guest ?? []);
  const students =
    userIds.length === 0
      ? []
      : await db.livePlayer.findMany({
          where: { gameId, ...livePlayersOf(userIds) },
          select: { ...playerSelect, enrolment: { select: { userId: true } } },
        });
  const devices =
    guests.length === 0
      ? []
      : await db.livePlayer.findMany({
          where: { gameId, tokenHash: { in: guests } },
          select: { ...playerSelect, tokenHash: true },
        });
  const ofUser = new Map(students.map((one) => [nameOf(one.gameId, one.enrolment?.userId), one]));
  const ofDevice = new Map(devices.map((one) => [nameOf(one.gameId, one.tokenHash), one]));
  return visitors.map(({ gameId: game, user, guest }) => {
    const player =
      (user && ofUser.get(nameOf(game, user.id))) ??
      (guest === undefined ? undefined : ofDevice.get(nameOf(game, guest)));
    if (!player) return err('live_not_playing');
    return player.kickedAt ? err('live_kicked') : ok(player);
  });
}

const playerSelect = {
  id: true,
  gameId: true,
  kickedAt: true,
  accommodation: true,
} satisfies Prisma.LivePlayerSelect;

const nameOf = (gameId: string, who: string | null | undefined) => `${gameId} ${who}`;
