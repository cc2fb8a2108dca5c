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

/** Who plays as a student of the game's class, by the session of one of these. */
export const livePlayersOf = (userIds: readonly string[]) =>
  ({ enrolment: { userId: { in: [...userIds] }, isWaiting: false } }) satisfies Prisma.LivePlayerWhereInput;
