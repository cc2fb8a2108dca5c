import * as z from 'zod';
import { dayOf } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Receipt } from '#shared/api/billing';
import { findPackage } from '#shared/core/packages';
import { err, ok, type Result } from '#shared/core/result';

/** What a purchase's row says of it. Until there is another provider, all payments were made up. */
const purchaseNote = z.object({ packageId: z.string(), price: z.number(), provider: z.string().default('demo') });

/** The receipt of one's own purchase, with the price as it was then. */
export async function readReceipt(
  { db }: Pick<Deps, 'db'>,
  actor: User,
  id: string,
): Promise<Result<Receipt, 'receipt_not_found'>> {
  const entry = await db.ledgerEntry.findFirst({
    where: { id, userId: actor.id, kind: 'purchase' },
    select: { amount: true, metadata: true, createdAt: true },
  });
  const note = purchaseNote.safeParse(entry?.metadata);
  const bought = note.success ? findPackage(note.data.packageId) : undefined;
  if (!entry || !note.success || !bought) return err('receipt_not_found');
  return ok({
    id,
    number: receiptNumber(id, entry.createdAt),
    at: entry.createdAt.toISOString(),
    buyer: { username: actor.username, email: actor.email },
    package: { id: bought.id, name: bought.name },
    tokens: entry.amount,
    price: note.data.price,
    currency: 'USD',
    isDemo: note.data.provider === 'demo',
  });
}

/** The day and the end of the row's id, which is the part of it that is left to chance: 20260310-5F0C2A91. */
function receiptNumber(id: string, at: Date): string {
  return `${dayOf(at).replaceAll('-', '')}-${id.slice(-8).toUpperCase()}`;
}
