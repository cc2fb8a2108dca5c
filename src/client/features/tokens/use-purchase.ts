import { useRef, useState } from 'react';
import type { PackageId } from '../../../shared/packages';
import { useAuth } from '../../lib/auth';
import { failureText } from '../../lib/failure-text';
import { trpc } from '../../lib/trpc';

export type PurchaseState =
  | { step: 'select' }
  | { step: 'processing' }
  | { step: 'success'; tokensAdded: number }
  | { step: 'error'; message: string };

/** Buying a package: asked whether it can be bought, then credited once. */
export function usePurchase() {
  const { refreshProfile } = useAuth();
  const validate = trpc.tokens.validatePurchase.useMutation({ meta: { showsOwnErrors: true } });
  const process = trpc.tokens.processPurchase.useMutation({ meta: { showsOwnErrors: true } });
  const [state, setState] = useState<PurchaseState>({ step: 'select' });
  // One payment keeps its id until the server has answered: trying again after a lost answer credits nothing twice.
  const payment = useRef<{ packageId: PackageId; id: string }>(undefined);

  async function buy(packageId: PackageId): Promise<void> {
    setState({ step: 'processing' });
    const failed = (message: string) => setState({ step: 'error', message });
    try {
      const valid = await validate.mutateAsync({ packageId });
      if (!valid.success) return failed(valid.error || 'Purchase validation failed');
    } catch (error) {
      return failed(
        failureText(error, {
          fallback: 'Purchase validation failed',
          network: 'Network error while validating purchase',
        }),
      );
    }
    if (payment.current?.packageId !== packageId) payment.current = { packageId, id: mockPaymentId() };
    try {
      const done = await process.mutateAsync({ packageId, stripePaymentId: payment.current.id });
      payment.current = undefined;
      if (!done.success) return failed(done.error || 'Purchase processing failed');
      setState({ step: 'success', tokensAdded: done.data.tokensAdded });
      await refreshProfile();
    } catch (error) {
      failed(
        failureText(error, {
          fallback: 'Purchase processing failed',
          network: 'Network error while processing purchase',
        }),
      );
    }
  }

  return { state, buy, restart: () => setState({ step: 'select' }) };
}

/** No card is charged yet: a made-up payment id from the present time, and chance, since two may buy at once. */
function mockPaymentId(): string {
  const chance = crypto.getRandomValues(new Uint32Array(2)).join('');
  return `mock_${Date.now()}_${chance}`;
}
