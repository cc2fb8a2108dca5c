import { addressSelect, countsAsVerified } from '#server/domain/identity/auth/verified';
import { before } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { isManaged, toRole, type User } from '#server/domain/platform/user';
import type { ConsumeInput, Receipt } from '#shared/api/tokens';
import { count } from '#shared/core/count';
import { err, ok, type Result } from '#shared/core/result';
import { mayAssociate } from '#shared/core/roles';
import { totalTokens } from './daily';
import { capText, roomToday } from './daily-cap';
import { debit } from './ledger';

export type PaymentRefusal = 'tokens_short' | 'owners_busy' | 'daily_cap_reached';

/**
 * Takes `amount` from the actor, or whole from the first owner (by date of association) who can cover it, is idle and
 * lets this member spend as much today. Call inside a transaction; on a refusal nothing was taken.
 */
export async function payFor(
  tx: Transaction,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  actor: User,
  { amount, action, metadata }: Pick<ConsumeInput, 'amount' | 'action' | 'metadata'>,
): Promise<Result<Receipt, PaymentRefusal>> {
  if (isManaged(actor))
    return err('tokens_short', { text: 'This needs tokens, which students of a class don’t have.' });
  const at = clock.now();
  const entry = {
    actorId: actor.id,
    amount,
    action,
    metadata: metadata ?? undefined,
    at,
    dailyFree: settings.dailyFreeTokens,
  };

  const own = await debit(tx, { ...entry, userId: actor.id });
  if (own.ok) return paidOutput(amount, own.value.balance, actor);

  // A member's payments from shared tokens come one after the other: of two at once, both would find room under a cap.
  await lockUser(tx, actor.id);
  const idleSince = before(at, { minutes: settings.sharedTokensIdleMinutes });
  for (const owner of await ownersOf(tx, settings, actor.id, at)) {
    // Looked at before it is locked: two short of tokens who share with each other would wait for each other's lock.
    if (amount > owner.room || amount > totalTokens(owner, settings.dailyFreeTokens, at)) continue;
    const shared = await debit(tx, { ...entry, userId: owner.id, idleSince });
    if (!shared.ok) continue;
    // Spending an owner's tokens is acting as a spender too: this user's own members have to wait.
    const self = await tx.user.update({
      where: { id: actor.id },
      data: { lastSpentAt: at },
      select: { aiCredits: true },
    });
    return paidOutput(amount, self.aiCredits, owner);
  }
  // As they are now: others may have spent in the meantime.
  const owners = await ownersOf(tx, settings, actor.id, at);
  const able = owners.filter((owner) => totalTokens(owner, settings.dailyFreeTokens, at) >= amount);
  if (able.some((owner) => amount <= owner.room)) return err('owners_busy');
  const [capped] = able;
  if (capped) return err('daily_cap_reached', { text: capText(capped, amount) });
  return err('tokens_short', { text: shortText(amount, owners.length > 0) });
}

function paidOutput(charged: number, balance: number, payer: { id: string; username: string }): Result<Receipt, never> {
  return ok({ charged, balance, payer: { id: payer.id, username: payer.username } });
}

function shortText(amount: number, shares: boolean): string {
  const needed = `This needs ${count(amount, 'token')}.`;
  return shares ? `Not enough tokens, neither yours nor shared ones. ${needed}` : `Not enough tokens. ${needed}`;
}

/**
 * Those whose tokens the user may use, first associated first, with how many they leave the user today. An owner who
 * became a student stops paying, and one whose address is not verified has not begun: such accounts are made by the
 * dozen.
 */
async function ownersOf(tx: Transaction, settings: Deps['settings'], memberId: string, at: Date) {
  const associations = await tx.association.findMany({
    where: { memberId },
    orderBy: [{ createdAt: 'asc' }, { ownerId: 'asc' }],
    select: {
      dailyCap: true,
      owner: {
        select: {
          id: true,
          username: true,
          role: true,
          aiCredits: true,
          freeDay: true,
          freeUsed: true,
          ...addressSelect,
        },
      },
    },
  });
  const paying = associations.filter(
    ({ owner }) => mayAssociate(toRole(owner.role)) && countsAsVerified(owner, settings),
  );
  const owners = [];
  for (const { owner, dailyCap } of paying) {
    owners.push({ ...owner, dailyCap, room: await roomToday(tx, { ownerId: owner.id, memberId, dailyCap, at }) });
  }
  return owners;
}
