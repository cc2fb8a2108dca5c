import type { Prisma } from '../../../../prisma/generated/sqlite/client';

/** What those are called whose account was deleted while others have to keep what they did. */
export const formerStudent = 'Former student';
export const formerTeacher = 'Former teacher';

/** A guest's round: knowing its id is having it. That of a former student is nobody's. */
export const guestRound = { userId: null, isFormer: false } satisfies Prisma.AttemptWhereInput;
