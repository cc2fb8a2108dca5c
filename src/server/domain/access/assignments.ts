import type { Prisma } from '#prisma/generated/sqlite/client';
import type { User } from '#server/domain/platform/user';
import type { ClassRight } from '#shared/api/classes';
import { classesOf } from './classes';

type Person = Pick<User, 'id'>;

/** Work given to classes with which the user may do that. */
export const assignmentsOf = (user: Person, needs: ClassRight): Prisma.AssignmentWhereInput => ({
  class: classesOf(user, needs),
});

/** Attempts at such work. */
export const ofTaughtClass = (user: Person, needs: ClassRight): Prisma.AttemptWhereInput => ({
  assignment: assignmentsOf(user, needs),
});

/** Work that the user was given, by a class that has let them in. What a class in the archive gave is over. */
export const givenTo = ({ id: userId }: Person): Prisma.AssignmentWhereInput => ({
  class: { archivedAt: null, enrolments: { some: { userId, isWaiting: false } } },
  OR: [{ isForSome: false }, { students: { some: { enrolment: { userId } } } }],
});
