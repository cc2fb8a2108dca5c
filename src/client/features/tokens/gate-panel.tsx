import { useState } from 'react';
import { statusOf } from '#client/lib/failure-text';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { Page } from '#client/ui/page';
import { Skeleton } from '#client/ui/skeleton';
import type { AppEntry } from '#shared/core/apps';
import { count } from '#shared/core/count';
import type { FailureReason } from '#shared/core/failures';

const loadPurchaseDialog = () => import('./purchase-dialog').then((m) => m.PurchaseDialog);

/** `message` is the server's sentence; without a `reason` the server could not be asked. */
export interface OpeningRefusal {
  message: string;
  reason?: FailureReason;
}

interface GatePanelProps {
  app: AppEntry;
  blocked: OpeningRefusal;
  onRetry: () => void;
}

/** Why an app did not open, and what can be done about it. */
export function GatePanel({ app, blocked, onRetry }: GatePanelProps) {
  const [buying, setBuying] = useState(false);
  const balance = trpc.tokens.balance.useQuery();
  const isShort = blocked.reason === 'tokens_short';
  const isBusy = blocked.reason === 'owners_busy';
  // Tokens of one's own know no cap, and wait for nobody.
  const buyingHelps = isShort || isBusy || blocked.reason === 'daily_cap_reached';
  const total = balance.data?.totalTokens;
  const message =
    isShort && total !== undefined
      ? `You need ${app.tokenCost} token(s) to access ${app.name}, but you only have ${total}.`
      : blocked.message;

  return (
    <Page width="measure" title={buyingHelps ? 'Insufficient Tokens' : `${app.name} could not be opened`}>
      <Banner tone={buyingHelps ? 'warn' : 'bad'} className="mb-6">
        {message}
      </Banner>
      <Card>
        {balance.isError ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-bad">
              {statusOf(balance.error) === 401 ? 'User not authenticated' : 'Error fetching token balance'}
            </p>
            <Button
              size="sm"
              variant="secondary"
              pending={balance.isFetching}
              pendingLabel="Loading…"
              onClick={() => void balance.refetch()}
            >
              Try again
            </Button>
          </div>
        ) : (
          <dl className="grid gap-3">
            <Line label="Daily Free Tokens" tokens={balance.data?.freeTokens} />
            <Line label="Purchased Tokens" tokens={balance.data?.purchasedTokens} />
            <Line label="Total Available" tokens={total} strong />
          </dl>
        )}
        {balance.data?.freeTokens === 0 && balance.data.expiresAt && (
          <p className="mt-4 text-sm text-muted">Tip: daily free tokens reset at midnight.</p>
        )}
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        {buyingHelps && (
          <Button variant="primary" onClick={() => setBuying(true)}>
            Purchase Tokens
          </Button>
        )}
        {(isBusy || !buyingHelps) && (
          <Button variant={isBusy ? 'secondary' : 'primary'} onClick={onRetry}>
            Try Again
          </Button>
        )}
        <ButtonLink variant="secondary" href="/">
          Return to Portal
        </ButtonLink>
      </div>
      {buying && (
        <LazyDialog load={loadPurchaseDialog} dialog={{ onClose: () => setBuying(false), onBought: onRetry }} />
      )}
    </Page>
  );
}

function Line({ label, tokens, strong }: { label: string; tokens: number | undefined; strong?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-4', strong && 'border-t border-line pt-3 font-bold')}>
      <dt>{label}</dt>
      <dd className="tabular-nums">
        {tokens === undefined ? <Skeleton className="h-6 w-20" /> : count(tokens, 'token')}
      </dd>
    </div>
  );
}
