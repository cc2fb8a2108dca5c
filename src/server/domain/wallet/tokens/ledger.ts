import type { Prisma } from '#prisma/generated/sqlite/client';
import { dayOf } from '#server/domain/platform/calendar';
import type { Json, Transaction } from '#server/domain/platform/deps';
import { isManaged } from '#server/domain/platform/user';
import { count } from '#shared/core/count';
import type { EntryKind } from '#shared/core/ledger';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';
import { err, ok, type Result } from '#shared/core/result';
import { type DailyTokens, dailyTokens, noDailyTokens } from './daily';

interface NewEntry {
  userId: string;
  actorId: string;
  amount: number;
  kind: EntryKind;
  action: string;
  metadata?: Json;
  /** Makes the entry happen at most once, ever. A second one breaks the constraint and the whole transaction. */
  onceKey?: string;
  at: Date;
}

/** Adds tokens and writes the ledger row. Call inside a transaction. Answers the new balance. */
export async function credit(tx: Transaction, { at, ...entry }: NewEntry): Promise<number> {
  const { aiCredits } = await tx.user.update({
    // A student whom a class looks after has no tokens, by whatever way they would come.
    where: { id: entry.userId, managedById: null },
    data: { aiCredits: { increment: entry.amount } },
    select: { aiCredits: true },
  });
  await append(tx, { ...entry, balanceAfter: aiCredits, createdAt: at });
  return aiCredits;
}

/** Writes a row, and reads nothing of it back: that alone is a third of a debit's time. */
async function append(tx: Transaction, data: Prisma.LedgerEntryUncheckedCreateInput): Promise<void> {
  await tx.ledgerEntry.create({ data, select: { id: true } });
}

interface Debit extends Omit<NewEntry, 'kind' | 'onceKey'> {
  /** How many of today's free tokens the portal gives; they are spent first and are no part of the balance. */
  dailyFree: number;
  /** Only when this user has not acted as a spender since then. */
  idleSince?: Date;
}

/**
 * Takes `amount` tokens and writes the ledger row, or takes nothing. Call inside a transaction.
 * A user who spends for themself counts as busy from then on. Answers the balance after.
 */
export async function debit(tx: Transaction, entry: Debit): Promise<Result<{ balance: number }, 'tokens_short'>> {
  const { dailyFree, idleSince, at, ...row } = entry;
  const free = dailyFree > 0 ? await lockedDailyTokens(tx, row.userId, dailyFree, at) : noDailyTokens;
  const freeTokens = Math.min(row.amount, free.remaining);
  const amount = row.amount - freeTokens;
  const acting = row.userId === row.actorId;
  // The condition is in the UPDATE itself: two debits at once cannot both pass a check made before it.
  const [payer] = await tx.user.updateManyAndReturn({
    where: {
      id: row.userId,
      aiCredits: { gte: amount },
      ...(idleSince && { OR: [{ lastSpentAt: null }, { lastSpentAt: { lte: idleSince } }] }),
    },
    data: {
      aiCredits: { decrement: amount },
      ...(acting && { lastSpentAt: at }),
      ...(freeTokens > 0 && { freeDay: dayOf(at), freeUsed: free.used + freeTokens }),
    },
    select: { aiCredits: true },
  });
  if (!payer) return err('tokens_short');
  await append(tx, {
    ...row,
    kind: 'debit',
    amount: -amount,
    freeTokens,
    balanceAfter: payer.aiCredits,
    createdAt: at,
  });
  return ok({ balance: payer.aiCredits });
}

/**
 * Changes a balance by what an administrator decided, and writes the ledger row, or does nothing. Call inside a
 * transaction. Answers the new balance and whose it is. It is no spending: free tokens stay, and the user is not busy
 * for it.
 */
export async function adjust(
  tx: Transaction,
  { at, ...entry }: Omit<NewEntry, 'kind' | 'onceKey'>,
): Promise<
  Result<
    { balance: number; username: string },
    'user_not_found' | 'account_managed' | 'balance_too_low' | 'balance_too_high'
  >
> {
  const { userId, amount } = entry;
  const [user] = await tx.user.updateManyAndReturn({
    // As in a debit, the condition is in the UPDATE itself.
    where: { id: userId, managedById: null, aiCredits: { gte: -amount, lte: limits.balanceMax - amount } },
    data: { aiCredits: { increment: amount } },
    select: { aiCredits: true, username: true },
  });
  if (!user) return whyNotAdjusted(tx, userId, amount);
  await append(tx, { ...entry, kind: 'adjustment', balanceAfter: user.aiCredits, createdAt: at });
  return ok({ balance: user.aiCredits, username: user.username });
}

async function whyNotAdjusted(tx: Transaction, userId: string, amount: number) {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { username: true, aiCredits: true, managedById: true },
  });
  if (!user) return err('user_not_found');
  if (isManaged(user)) return err('account_managed', { text: 'A class looks after this student, who has no tokens.' });
  const { username, aiCredits } = user;
  const has = `${username} has ${count(aiCredits, 'token')}`;
  if (amount < 0) return err('balance_too_low', { text: `${has}: no more than that can be taken.` });
  const most = numberText(limits.balanceMax);
  return err('balance_too_high', { text: `${has}, and nobody may have more than ${most}.` });
}

/** The day's free tokens of a user whom no other transaction can spend for until this one ends. */
async function lockedDailyTokens(tx: Transaction, userId: string, dailyFree: number, at: Date): Promise<DailyTokens> {
  // Locks as `lockUser` does, and reads in the same statement.
  const [user] = await tx.user.updateManyAndReturn({
    where: { id: userId },
    data: { id: userId },
    select: { freeDay: true, freeUsed: true },
  });
  return user ? dailyTokens(user, dailyFree, at) : noDailyTokens;
}
