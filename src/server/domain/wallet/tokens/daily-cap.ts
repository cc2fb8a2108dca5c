import { type Actor, record } from '#server/domain/audit/record';
import { midnight } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { DailyCapOutput, SetDailyCapInput } from '#shared/api/profile';
import { err, ok, type Result } from '#shared/core/result';

interface Share {
  ownerId: string;
  memberId: string;
  /** Without one, any number. */
  dailyCap: number | null;
  at: Date;
}

/**
 * How many of the owner's tokens the member may still spend today, by the server's day. Call inside a transaction that
 * locked the member, so that no other payment of theirs can come in between.
 */
export async function roomToday(tx: Transaction, { ownerId, memberId, dailyCap, at }: Share): Promise<number> {
  if (dailyCap === null) return Number.POSITIVE_INFINITY;
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: {
      userId: ownerId,
      actorId: memberId,
      kind: { in: ['debit', 'refund'] },
      createdAt: { gte: midnight(at, 0) },
    },
    _sum: { amount: true, freeTokens: true },
  });
  const spent = (_sum.freeTokens ?? 0) - (_sum.amount ?? 0);
  return Math.max(0, dailyCap - spent);
}

/** Why an owner who has the tokens does not pay. */
export function capText(
  { username, dailyCap, room }: { username: string; dailyCap: number | null; room: number },
  amount: number,
): string {
  if (dailyCap === 0) return `${username} does not let you spend shared tokens at the moment.`;
  const again = 'It begins again at midnight.';
  if (room === 0) return `Your share of ${username}'s tokens for today is used up (${dailyCap} a day). ${again}`;
  return `You may spend ${room} more of ${username}'s tokens today, and this needs ${amount}. ${again}`;
}

/** The owner says how many tokens a member may spend of theirs in a day; null: any number. */
export async function setDailyCap(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  { id, cap }: SetDailyCapInput,
): Promise<Result<DailyCapOutput, 'association_not_found'>> {
  return transact(db, async (tx) => {
    // What the member pays at this moment is paid by the old cap, and all after it by the new one.
    await lockUser(tx, id);
    const key = { ownerId_memberId: { ownerId: owner.id, memberId: id } };
    const association = await tx.association.findUnique({
      where: key,
      select: { dailyCap: true, member: { select: { id: true, username: true } } },
    });
    if (!association) return err('association_not_found');
    if (association.dailyCap === cap) return ok({ id, dailyCap: cap });
    await tx.association.update({ where: key, data: { dailyCap: cap }, select: { dailyCap: true } });
    const set = { at: clock.now(), target: association.member };
    await record(
      tx,
      owner,
      cap === null ? { ...set, action: 'caps.removed' } : { ...set, action: 'caps.set', details: { cap } },
    );
    return ok({ id, dailyCap: cap });
  });
}
