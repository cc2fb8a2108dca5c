import { type Actor, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import { isTaken } from '#server/domain/platform/unique';
import { findPackage, type TokenPackage } from '#shared/core/packages';
import { err, ok, type Result } from '#shared/core/result';
import { credit } from './ledger';

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Whether this package can be bought here and now. */
export function validatePurchase(
  { settings }: Pick<Deps, 'settings'>,
  packageId: string,
): Result<TokenPackage, 'package_not_found' | 'payments_off'> {
  if (settings.payments === 'off') return err('payments_off');
  const tokenPackage = findPackage(packageId);
  return tokenPackage ? ok(tokenPackage) : err('package_not_found');
}

/**
 * Credits a package once per payment id: the same user's repeat gets the first answer, another user's is refused.
 * The demo provider takes any payment id, because no card is charged.
 */
export async function processPurchase(
  deps: Needs,
  actor: Actor,
  { packageId, stripePaymentId }: { packageId: string; stripePaymentId: string },
): Promise<Result<{ tokensAdded: number; balance: number }, 'package_not_found' | 'payments_off' | 'payment_used'>> {
  const valid = validatePurchase(deps, packageId);
  if (!valid.ok) return valid;
  const { id, tokens, price } = valid.value;
  const onceKey = `payment:${stripePaymentId}`;
  try {
    const at = deps.clock.now();
    const balance = await deps.db.$transaction(async (tx) => {
      const after = await credit(tx, {
        userId: actor.id,
        actorId: actor.id,
        amount: tokens,
        kind: 'purchase',
        action: `package:${id}`,
        metadata: { packageId: id, price, currency: 'USD', provider: deps.settings.payments },
        onceKey,
        at,
      });
      await record(tx, actor, { action: 'tokens.bought', at, details: { amount: tokens } });
      return after;
    });
    return ok({ tokensAdded: tokens, balance });
  } catch (error) {
    if (!isTaken(error, 'onceKey')) throw error;
  }
  const first = await deps.db.ledgerEntry.findUniqueOrThrow({ where: { onceKey } });
  if (first.userId !== actor.id || first.action !== `package:${id}`) return err('payment_used');
  return ok({ tokensAdded: first.amount, balance: first.balanceAfter });
}
