import type * as z from 'zod';
import { toRight } from '#server/domain/access/bank';
import { type Actor, record } from '#server/domain/audit/record';
import { whomInvited } from '#server/domain/identity/invitations';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { BankRight, BankShareOutput, banksOutput, ShareBankInput } from '#shared/api/bank';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';

/** The banks that the user may see, the own one first. */
export async function banksOf({ db }: Pick<Deps, 'db'>, user: User): Promise<z.infer<typeof banksOutput>> {
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

/** Those with whom the own bank is shared, first shared first, and then those to whom it is offered. */
export async function sharesOf({ db }: Pick<Deps, 'db'>, owner: User): Promise<{ items: BankShareOutput[] }> {
  const [shares, invitations] = await Promise.all([
    db.bankShare.findMany({
      where: { ownerId: owner.id },
      orderBy: [{ createdAt: 'asc' }, { memberId: 'asc' }],
      select: { memberId: true, right: true, member: { select: { username: true } } },
    }),
    db.bankInvitation.findMany({
      where: { ownerId: owner.id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, who: true, right: true },
    }),
  ]);
  return {
    items: [
      ...shares.map(({ memberId, member, right }) => ({
        id: memberId,
        name: member.username,
        right: toRight(right),
        accepted: true,
      })),
      ...invitations.map(({ id, who, right }) => ({ id, name: who, right: toRight(right), accepted: false })),
    ],
  };
}

type SharingRefusal = 'bank_sharing_self' | 'address_unconfirmed' | 'invitations_full' | 'too_many_attempts';

/**
 * Offers somebody to see, use or edit the own bank; of those who accepted, it changes what they may.
 */
export async function shareBank(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'limiter'>,
  owner: User & Actor,
  { who, right }: ShareBankInput,
): Promise<Result<BankShareOutput, SharingRefusal>> {
  const { db, clock } = deps;
  const invited = await whomInvited(deps, owner, who);
  if (!invited.ok) return invited;
  const { whoKey, named, isSelf } = invited.value;
  if (isSelf) return err('bank_sharing_self');
  const at = clock.now();
  return transact(db, async (tx) => {
    // Two at once must not both take the last place.
    await lockUser(tx, owner.id);
    if (named && (await changeRight(tx, owner, named, right, at)))
      return ok({ id: named.id, name: named.username, right, accepted: true });
    const key = { ownerId_whoKey: { ownerId: owner.id, whoKey } };
    const earlierCount = await tx.bankInvitation.count({ where: { ownerId: owner.id, whoKey } });
    const waiting = await tx.bankInvitation.count({ where: { ownerId: owner.id } });
    if (earlierCount === 0 && waiting >= limits.bankInvitations) return err('invitations_full');
    const { id } = await tx.bankInvitation.upsert({
      where: key,
      create: { ownerId: owner.id, who, whoKey, memberId: named?.id ?? null, right, createdAt: at },
      update: { right },
      select: { id: true },
    });
    await record(tx, owner, { action: 'bank.offered', at, details: { right } });
    return ok({ id, name: who, right, accepted: false });
  });
}

/** Answers whether there was such a share. */
async function changeRight(
  tx: Transaction,
  owner: Actor,
  member: { id: string; username: string },
  right: BankRight,
  at: Date,
): Promise<boolean> {
  const { count } = await tx.bankShare.updateMany({
    where: { ownerId: owner.id, memberId: member.id },
    data: { right },
  });
  if (count > 0) await record(tx, owner, { action: 'bank.shared', at, target: member, details: { right } });
  return count > 0;
}

/** Ends a share, by its member's id: from then on the bank is not found. Or takes back an invitation, by its own id. */
export async function unshareBank(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  id: string,
): Promise<Result<void, 'user_not_found'>> {
  const at = clock.now();
  return transact(db, async (tx) => {
    const shares = await tx.bankShare.deleteMany({ where: { ownerId: owner.id, memberId: id } });
    if (shares.count > 0) {
      const target = await tx.user.findUniqueOrThrow({ where: { id }, select: { id: true, username: true } });
      await record(tx, owner, { action: 'bank.unshared', at, target });
      return ok();
    }
    const invitations = await tx.bankInvitation.deleteMany({ where: { ownerId: owner.id, id } });
    if (invitations.count === 0) return err('user_not_found');
    await record(tx, owner, { action: 'bank.offer-withdrawn', at });
    return ok();
  });
}
