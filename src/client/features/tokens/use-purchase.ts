import { TRPCClientError } from '@trpc/client';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { walletNetworkTexts } from '#client/lib/wallet-failures';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import type { PackageId } from '#shared/core/packages';

type Outcome = { step: 'success'; tokensAdded: number } | { step: 'error'; message: string };
export type PurchaseState = { step: 'select' } | { step: 'processing' } | Outcome;

/** Buying a package: asked whether it can be bought, then credited once. */
export function usePurchase() {
  const { refreshProfile } = useAuth();
  const validate = trpc.tokens.validatePurchase.useMutation({ meta: { showsOwnErrors: true } });
  const process = trpc.tokens.processPurchase.useMutation({ meta: { showsOwnErrors: true } });
  const [state, setState] = useState<PurchaseState>({ step: 'select' });
  const isBuying = useRef(false);
  // One payment keeps its id until the server has answered: trying again after a lost answer credits nothing twice.
  const payment = useRef<{ packageId: PackageId; id: string }>(undefined);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** Shows the outcome; as a toast where the dialog went meanwhile, with the Back button for one. */
  function settle(outcome: Outcome): void {
    if (!isGone.current) setState(outcome);
    else if (outcome.step === 'success')
      notify.success(`${count(outcome.tokensAdded, 'token')} added to your balance.`);
    else notify.error('Purchase Failed', { description: outcome.message });
  }

  async function pay(packageId: PackageId): Promise<Outcome> {
    const failed = (message: string) => ({ step: 'error', message }) as const;
    try {
      const valid = await validate.mutateAsync({ packageId });
      if (!valid.success) return failed(valid.error || 'Purchase validation failed');
    } catch (error) {
      return failed(purchaseFailure(error, 'Purchase validation failed', walletNetworkTexts.validatePurchase));
    }
    try {
      if (payment.current?.packageId !== packageId) payment.current = { packageId, id: mockPaymentId() };
      const done = await process.mutateAsync({ packageId, stripePaymentId: payment.current.id });
      payment.current = undefined;
      if (!done.success) return failed(done.error || 'Purchase processing failed');
      return { step: 'success', tokensAdded: done.data.tokensAdded };
    } catch (error) {
      return failed(purchaseFailure(error, 'Purchase processing failed', walletNetworkTexts.processPurchase));
    }
  }

  async function buy(packageId: PackageId): Promise<void> {
    if (isBuying.current) return;
    isBuying.current = true;
    setState({ step: 'processing' });
    const outcome = await pay(packageId);
    isBuying.current = false;
    settle(outcome);
    if (outcome.step === 'success') await refreshProfile();
  }

  return { state, buy, restart: () => setState({ step: 'select' }) };
}

/** What did not come from a call, such as an answer that makes no sense, is nobody's network. */
function purchaseFailure(error: unknown, fallback: string, network: string): string {
  if (!(error instanceof TRPCClientError)) return 'Purchase failed';
  return failureText(error, { fallback, network });
}

/** No card is charged yet: a made-up payment id from the present time, and chance, since two may buy at once. */
function mockPaymentId(): string {
  const chance = crypto.getRandomValues(new Uint32Array(2)).join('');
  return `mock_${Date.now()}_${chance}`;
}
