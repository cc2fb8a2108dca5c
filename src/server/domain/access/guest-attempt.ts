import type { Prisma } from '#prisma/generated/sqlite/client';

/** A guest's attempt: knowing its id is having it. That of a former student is nobody's. */
export const guestAttempt = { userId: null, isFormer: false } satisfies Prisma.AttemptWhereInput;
