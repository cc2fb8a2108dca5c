import type { PackageId } from '#shared/core/packages';
import { as, type World } from './world';

let payments = 0;

/** Buys a package as this user, and answers the receipt. */
export async function receiptOf(portal: World, user: { id: string }, packageId: PackageId) {
  payments += 1;
  const { tokens, billing } = await as(portal, user);
  await tokens.processPurchase({ packageId, stripePaymentId: `receipt-${payments}` });
  const [last] = (await billing.history({ kind: 'purchase', limit: 1 })).items;
  return billing.receipt({ id: last?.id ?? '' });
}
