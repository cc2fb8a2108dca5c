import { useState } from 'react';
import { count } from '../../../shared/count';
import { limits } from '../../../shared/limits';
import { LazyDialog } from '../../lib/lazy-dialog';
import { useTotalTokens } from '../../lib/use-balance';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';

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
