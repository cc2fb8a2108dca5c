import type { Prisma } from '#prisma/generated/sqlite/client';

/** Accounts that may be claimed now. An archived class stays as it is. */
export const claimableAt = (now: Date) =>
  ({
    managedBy: { is: { archivedAt: null } },
    studentSecret: { is: { claimUntil: { gt: now } } },
  }) satisfies Prisma.UserWhereInput;

/** When a claim ends that is open now. */
export function openClaim({ claimUntil }: { claimUntil: Date | null }, now: Date): string | null {
  return claimUntil && claimUntil > now ? claimUntil.toISOString() : null;
}
