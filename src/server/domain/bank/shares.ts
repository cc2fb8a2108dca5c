import type * as z from 'zod';
import { err, ok, type Result } from '../../../shared/result';
import type { BankShareAnswer, banksAnswer, ShareBankInput } from '../../../shared/schemas/bank';
import { toRight } from '../access/bank';
import { type Actor, record } from '../audit/record';
import type { Deps } from '../deps';
import { countAskingForAccount } from '../users/ask-for-account';
import { nameKey, type User } from '../users/user';

/** The banks that the user may see, the own one first. */
export async function banksOf({ db }: Pick<Deps, 'db'>, user: User): Promise<z.infer<typeof banksAnswer>> {
  const shares = await db.bankShare.findMany({
    where: { memberId: user.id },
    orderBy: [{ createdAt: 'asc' }, { ownerId: 'asc' }],
    select: { ownerId: true, right: true, owner: { select: { username: true } } },
  });
  const sizes = await db.bankItem.groupBy({
    by: ['ownerId'],
    where: { ownerId: { in: [user.id, ...shares.map(({ ownerId }) => ownerId)] }, status: { not: 'retired' } },
    _count: { id: true },
  });
  const sizeOf = new Map(sizes.map(({ ownerId, _count }) => [ownerId, _count.id]));
  return {
    banks: [
      { ownerId: user.id, name: user.username, right: 'own' as const, size: sizeOf.get(user.id) ?? 0 },
      ...shares.map(({ ownerId, right, owner }) => ({
        ownerId,
        name: owner.username,
        right: toRight(right),
        size: sizeOf.get(ownerId) ?? 0,
      })),
    ],
  };
}

const shareSelect = { memberId: true, right: true, member: { select: { username: true } } } as const;
const toShare = (row: { memberId: string; right: string; member: { username: string } }): BankShareAnswer => ({
  memberId: row.memberId,
  username: row.member.username,
  right: toRight(row.right),
});

/** Those with whom the own bank is shared, first shared first. */
export async function sharesOf({ db }: Pick<Deps, 'db'>, owner: User): Promise<{ items: BankShareAnswer[] }> {
  const rows = await db.bankShare.findMany({
    where: { ownerId: owner.id },
    orderBy: [{ createdAt: 'asc' }, { memberId: 'asc' }],
    select: shareSelect,
  });
  return { items: rows.map(toShare) };
}

/** Lets somebody see, use or edit the own bank, or changes what they may. */
export async function shareBank(
  deps: Pick<Deps, 'db' | 'clock' | 'limiter'>,
  owner: Actor,
  { who, right }: ShareBankInput,
): Promise<Result<BankShareAnswer, 'user_not_found' | 'bank_sharing_self' | 'too_many_attempts'>> {
  const { db, clock } = deps;
  const blocked = await countAskingForAccount(deps, owner);
  if (blocked) return blocked;
  // Usernames hold no @, so what is typed is either a name or an address.
  const key = nameKey(who);
  const member = await db.user.findFirst({
    where: key.includes('@') ? { emailKey: key } : { usernameKey: key },
    select: { id: true, username: true },
  });
  if (!member) return err('user_not_found', { text: 'There is no account with this username or email address.' });
  if (member.id === owner.id) return err('bank_sharing_self');
  const ids = { ownerId: owner.id, memberId: member.id };
  const at = clock.now();
  return db.$transaction(async (tx) => {
    const row = await tx.bankShare.upsert({
      where: { ownerId_memberId: ids },
      create: { ...ids, right, createdAt: at },
      update: { right },
      select: shareSelect,
    });
    await record(tx, owner, { action: 'bank.shared', at, target: member, details: { right } });
    return ok(toShare(row));
  });
}

/** Ends it: from then on the bank is not found. */
export async function unshareBank(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  memberId: string,
): Promise<Result<void, 'user_not_found'>> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.bankShare.deleteMany({ where: { ownerId: owner.id, memberId } });
    if (count === 0) return err('user_not_found');
    const target = await tx.user.findUniqueOrThrow({ where: { id: memberId }, select: { id: true, username: true } });
    await record(tx, owner, { action: 'bank.unshared', at: clock.now(), target });
    return ok();
  });
}
