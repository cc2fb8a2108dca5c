import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { type BankRight, bankRights } from '#shared/api/bank';
import { err, ok, type Result } from '#shared/core/result';

type Db = Deps['db'] | Transaction;

/** What somebody may do with a bank; nothing where it is not shared with them. */
export async function rightIn(db: Db, user: Pick<User, 'id'>, ownerId: string): Promise<'own' | BankRight | undefined> {
  if (ownerId === user.id) return 'own';
  const share = await db.bankShare.findUnique({
    where: { ownerId_memberId: { ownerId, memberId: user.id } },
    select: { right: true },
  });
  return share ? toRight(share.right) : undefined;
}

/** The bank's owner, if the user may do that there. A stranger's bank is not found. */
export async function bankFor(
  db: Db,
  user: Pick<User, 'id'>,
  { ownerId = user.id, needs }: { ownerId?: string; needs: BankRight },
): Promise<Result<string, 'bank_not_found' | 'bank_right_missing'>> {
  const right = await rightIn(db, user, ownerId);
  if (!right) return err('bank_not_found');
  return allows(right, needs) ? ok(ownerId) : err('bank_right_missing');
}

export function allows(right: 'own' | BankRight, needs: BankRight): boolean {
  return right === 'own' || bankRights.indexOf(right) >= bankRights.indexOf(needs);
}

/** Questions of banks in which the user has at least this right. */
export function reachable(user: Pick<User, 'id'>, needs: BankRight): Prisma.BankItemWhereInput {
  const enough = bankRights.filter((right) => allows(right, needs));
  return {
    OR: [{ ownerId: user.id }, { owner: { bankGiven: { some: { memberId: user.id, right: { in: enough } } } } }],
  };
}

/** The database keeps rights as text; an unknown one is the least. */
export const toRight = (text: string): BankRight => bankRights.find((right) => right === text) ?? 'read';
