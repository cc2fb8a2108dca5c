import type { Transaction } from '#server/domain/platform/deps';

/**
 * Takes people out of their schools who do not teach any more, or whose accounts are closed. What a system administrator
 * does to an account asks for nobody else who administers the school.
 */
export async function endMemberships(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.schoolMember.deleteMany({ where: { userId: { in: [...userIds] } } });
}
