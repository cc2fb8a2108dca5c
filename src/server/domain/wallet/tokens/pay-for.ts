import type { Prisma } from '#prisma/generated/sqlite/client';
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

type Payment = Pick<ConsumeInput, 'amount' | 'action' | 'metadata'>;

export type PaymentRefusal = 'tokens_short' | 'owners_busy' | 'daily_cap_reached';

/**
 * Takes `amount` from the actor, or whole from the first owner (by date of association) who can cover it, is idle and
 * lets this member spend as much today. Call inside a transaction; on a refusal nothing was taken.
 */
export async function payFor(
  tx: Transaction,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  actor: User,
  { amount, action, metadata }: Payment,
): Promise<Result<Receipt, PaymentRefusal>> {
  if (isManaged(actor)) return err('tokens_short', { text: managedText });
  const dailyFree = settings.dailyFreeTokens;
  const entry = { userId: actor.id, actorId: actor.id, amount, action, metadata: metadata ?? undefined, dailyFree };
  const own = await debit(tx, { ...entry, at: clock.now() });
  if (own.ok) return paidOutput(amount, own.value.balance, actor);
  return payFromShares(tx, { clock, settings }, actor, { amount, action, metadata }, sharesOfOwners);
}

/**
 * Takes `amount` from the owner of the class that looks after the actor, where that lets its students spend as much
 * today. For opening apps alone: what a child may spend beyond that, nobody has agreed to.
 */
export function payFromClass(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'settings'>,
  actor: User,
  payment: Payment,
): Promise<Result<Receipt, PaymentRefusal>> {
  return payFromShares(tx, deps, actor, payment, shareOfClass);
}

async function payFromShares(
  tx: Transaction,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  actor: User,
  { amount, action, metadata }: Payment,
  sharesOf: (tx: Transaction, actor: User) => Promise<Share[]>,
): Promise<Result<Receipt, PaymentRefusal>> {
  const at = clock.now();
  const dailyFree = settings.dailyFreeTokens;
  const entry = { actorId: actor.id, amount, action, metadata: metadata ?? undefined, at, dailyFree };
  const payers = async () => payersOf(tx, settings, await sharesOf(tx, actor), { memberId: actor.id, at });

  // A member's payments from shared tokens come one after the other: of two at once, both would find room under a cap.
  await lockUser(tx, actor.id);
  const idleSince = before(at, { minutes: settings.sharedTokensIdleMinutes });
  for (const owner of await payers()) {
    // Looked at before it is locked: two short of tokens who share with each other would wait for each other's lock.
    if (amount > owner.room || amount > totalTokens(owner, dailyFree, at)) continue;
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
  const owners = await payers();
  const able = owners.filter((owner) => totalTokens(owner, dailyFree, at) >= amount);
  if (able.some((owner) => amount <= owner.room)) return err('owners_busy');
  const [capped] = able;
  if (capped) return err('daily_cap_reached', { text: capText(capped, amount) });
  return err('tokens_short', { text: shortText(amount, { isManaged: isManaged(actor), shares: owners.length > 0 }) });
}

function paidOutput(charged: number, balance: number, payer: { id: string; username: string }): Result<Receipt, never> {
  return ok({ charged, balance, payer: { id: payer.id, username: payer.username } });
}

const managedText = 'This needs tokens, which students of a class don’t have.';

function shortText(amount: number, { isManaged, shares }: { isManaged: boolean; shares: boolean }): string {
  const needed = `This needs ${count(amount, 'token')}.`;
  if (isManaged) return shares ? `Your class has not enough tokens at the moment. ${needed}` : managedText;
  return shares ? `Not enough tokens, neither yours nor shared ones. ${needed}` : `Not enough tokens. ${needed}`;
}

const ownerSelect = {
  id: true,
  username: true,
  role: true,
  aiCredits: true,
  freeDay: true,
  freeUsed: true,
  ...addressSelect,
} as const;

/** Tokens of an owner that a member may use; without a cap, any number. */
interface Share {
  dailyCap: number | null;
  owner: Prisma.UserGetPayload<{ select: typeof ownerSelect }>;
}

/** Of those with whom the user is associated, first associated first. */
function sharesOfOwners(tx: Transaction, { id: memberId }: User): Promise<Share[]> {
  return tx.association.findMany({
    where: { memberId },
    orderBy: [{ createdAt: 'asc' }, { ownerId: 'asc' }],
    select: { dailyCap: true, owner: { select: ownerSelect } },
  });
}

/**
 * Of the class that looks after the user, where it lets its students spend anything: as it is now, for the account may
 * have been claimed since the user was read.
 */
async function shareOfClass(tx: Transaction, { id }: User): Promise<Share[]> {
  const found = await tx.user.findUnique({
    where: { id },
    select: {
      managedBy: { select: { archivedAt: true, tokensPerStudent: true, owner: { select: ownerSelect } } },
    },
  });
  const inClass = found?.managedBy;
  if (!inClass || inClass.archivedAt || inClass.tokensPerStudent === 0) return [];
  return [{ dailyCap: inClass.tokensPerStudent, owner: inClass.owner }];
}

/**
 * Who pays, with how many tokens they leave the member today. An owner who became a student stops paying, and one whose
 * address is not verified has not begun: such accounts are made by the dozen.
 */
async function payersOf(
  tx: Transaction,
  settings: Deps['settings'],
  shares: readonly Share[],
  { memberId, at }: { memberId: string; at: Date },
) {
  const paying = shares.filter(({ owner }) => mayAssociate(toRole(owner.role)) && countsAsVerified(owner, settings));
  const payers = [];
  for (const { owner, dailyCap } of paying) {
    payers.push({ ...owner, dailyCap, room: await roomToday(tx, { ownerId: owner.id, memberId, dailyCap, at }) });
  }
  return payers;
}
