import type { Prisma } from '#prisma/generated/sqlite/client';
import type { User } from '#server/domain/platform/user';
import { classesOf } from './classes';

/**
 * Live games that the user may host: their own, and those of classes that they teach. Who teaches a class no more does
 * not go on with its games either.
 */
export const liveGamesOf = (user: Pick<User, 'id'>): Prisma.LiveGameWhereInput => ({
  OR: [{ hostId: user.id, classId: null }, { class: classesOf(user, 'teach') }],
});

/** Who plays, by the session of a student of the game's class or by the token of a device. */
export function livePlayedBy(
  visitors: readonly { userId: string | undefined; guest: string | undefined }[],
): Prisma.LivePlayerWhereInput {
  const userIds = visitors.flatMap(({ userId }) => userId ?? []);
  const guests = visitors.flatMap(({ guest }) => guest ?? []);
  return {
    OR: [
      ...(userIds.length > 0 ? [{ enrolment: { userId: { in: userIds }, isWaiting: false } }] : []),
      ...(guests.length > 0 ? [{ tokenHash: { in: guests } }] : []),
    ],
  };
}
