import { useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { useTotalTokens } from '#client/lib/use-balance';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { count } from '#shared/core/count';
import { limits } from '#shared/core/limits';

const loadPurchaseDialog = () => import('./purchase-dialog').then((m) => m.PurchaseDialog);

/** Shown while less than fifty tokens are left. */
export function LowTokenWarning() {
  const tokens = useTotalTokens();
  const [buying, setBuying] = useState(false);
  if (tokens >= limits.lowTokens && !buying) return null;
  return (
    <>
      <Banner
        tone="warn"
        title="You are running low on tokens."
        action={
          <>
            <Button size="sm" variant="primary" onClick={() => setBuying(true)}>
              Buy More Tokens
            </Button>
            <ButtonLink size="sm" variant="quiet" href="/pricing">
              See plans
            </ButtonLink>
          </>
        }
      >
        {count(tokens, 'token')} left. Free apps stay open, and saved work never costs anything.
      </Banner>
      {buying && <LazyDialog load={loadPurchaseDialog} dialog={{ onClose: () => setBuying(false) }} />}
    </>
  );
}
