import { err, ok, type Result } from '../../../shared/result';
import { mayAssociate } from '../../../shared/roles';
import type { Consumed, ConsumeInput } from '../../../shared/schemas/tokens';
import { before } from '../calendar';
import type { Deps, Transaction } from '../deps';
import { toRole, type User } from '../users/user';
import { totalTokens } from './daily';
import { debit } from './ledger';

/**
 * Takes `amount` from the actor, or whole from the first owner (by date of association) who can cover it and is idle.
 * Call inside a transaction; on a refusal nothing was taken.
 */
export async function payFor(
  tx: Transaction,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  actor: User,
  { amount, action, metadata }: Pick<ConsumeInput, 'amount' | 'action' | 'metadata'>,
): Promise<Result<Consumed, 'tokens_short' | 'owners_busy'>> {
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
  if (own.ok) return paid(amount, own.value.balance, actor);

  const idleSince = before(at, { minutes: settings.sharedTokensIdleMinutes });
  for (const owner of await ownersOf(tx, actor.id)) {
    const shared = await debit(tx, { ...entry, userId: owner.id, idleSince });
    if (!shared.ok) continue;
    // Spending an owner's tokens is acting as a spender too: this user's own members have to wait.
    const self = await tx.user.update({
      where: { id: actor.id },
      data: { lastSpentAt: at },
      select: { aiCredits: true },
    });
    return paid(amount, self.aiCredits, owner);
  }
  // As they are now: others may have spent in the meantime.
  const owners = await ownersOf(tx, actor.id);
  const someoneCould = owners.some((owner) => totalTokens(owner, settings.dailyFreeTokens, at) >= amount);
  return someoneCould ? err('owners_busy') : err('tokens_short', { text: shortText(amount, owners.length > 0) });
}

function paid(charged: number, balance: number, payer: { id: string; username: string }): Result<Consumed, never> {
  return ok({ charged, balance, payer: { id: payer.id, username: payer.username } });
}

function shortText(amount: number, shares: boolean): string {
  const needed = `This needs ${amount} ${amount === 1 ? 'token' : 'tokens'}.`;
  return shares ? `Not enough tokens, neither yours nor shared ones. ${needed}` : `Not enough tokens. ${needed}`;
}

/** Those whose tokens the user may use, first associated first. An owner who became a student stops paying. */
async function ownersOf(tx: Transaction, memberId: string) {
  const associations = await tx.association.findMany({
    where: { memberId },
    orderBy: [{ createdAt: 'asc' }, { ownerId: 'asc' }],
    select: {
      owner: { select: { id: true, username: true, role: true, aiCredits: true, freeDay: true, freeUsed: true } },
    },
  });
  return associations.map(({ owner }) => owner).filter((owner) => mayAssociate(toRole(owner.role)));
}
