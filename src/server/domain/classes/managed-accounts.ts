import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Transaction } from '#server/domain/platform/deps';

/** Closes accounts in a transaction; what hangs on them is deleted after it. */
export type EndAccounts = (tx: Transaction, ids: readonly string[]) => Promise<void>;

/** The accounts that a class looks after: all of them, or those of certain places in it. */
export async function managedAccounts(
  tx: Transaction,
  classId: string,
  places?: Prisma.EnrolmentWhereInput,
): Promise<string[]> {
  const where = { managedById: classId, ...(places && { enrolments: { some: { ...places, classId } } }) };
  return (await tx.user.findMany({ where, select: { id: true } })).map(({ id }) => id);
}
