import type { Prisma } from '#prisma/generated/sqlite/client';
import type { User } from '#server/domain/platform/user';
import { classesOf } from './classes';

type Person = Pick<User, 'id'>;

/** Work given to classes whose teacher the user is. */
export const assignmentsOf = (user: Person): Prisma.AssignmentWhereInput => ({ class: classesOf(user) });

/** Attempts at such work. */
export const ofTaughtClass = (user: Person): Prisma.AttemptWhereInput => ({ assignment: assignmentsOf(user) });

/** Work that the user was given, by a class that has let them in. What a class in the archive gave is over. */
export const givenTo = ({ id: userId }: Person): Prisma.AssignmentWhereInput => ({
  class: { archivedAt: null, enrolments: { some: { userId, isWaiting: false } } },
  OR: [{ isForSome: false }, { students: { some: { enrolment: { userId } } } }],
});
