import { useState } from 'react';
import { useAuth } from '#client/lib/auth';
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
  const { user } = useAuth();
  // A student without an address has no balance and buys nothing: the class pays, or nobody.
  const isManaged = user?.isManaged ?? false;
  const balance = trpc.tokens.balance.useQuery(undefined, { enabled: !isManaged });
  const isShort = blocked.reason === 'tokens_short';
  const isBusy = blocked.reason === 'owners_busy';
  const isTokenRefusal = isShort || isBusy || blocked.reason === 'daily_cap_reached';
  // Tokens of one's own know no cap, and wait for nobody.
  const buyingHelps = isTokenRefusal && !isManaged;
  const total = balance.data?.totalTokens;
  const message =
    isShort && !isManaged && total !== undefined
      ? `You need ${app.tokenCost} token(s) to access ${app.name}, but you only have ${total}.`
      : blocked.message;

  return (
    <Page width="measure" title={isTokenRefusal ? 'Insufficient Tokens' : `${app.name} could not be opened`}>
      <Banner tone={isTokenRefusal ? 'warn' : 'bad'} className="mb-6">
        {message}
      </Banner>
      {!isManaged && <Balance />}
      <div className="mt-6 flex flex-wrap gap-3">
        {buyingHelps && (
          <Button variant="primary" onClick={() => setBuying(true)}>
            Purchase Tokens
          </Button>
        )}
        {(isBusy || !isTokenRefusal) && (
          <Button variant={buyingHelps ? 'secondary' : 'primary'} onClick={onRetry}>
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

function Balance() {
  const query = trpc.tokens.balance.useQuery();
  const { data, isError, error } = query;
  return (
    <Card>
      {isError ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-bad">
            {statusOf(error) === 401 ? 'User not authenticated' : 'Error fetching token balance'}
          </p>
          <Button
            size="sm"
            variant="secondary"
            pending={query.isFetching}
            pendingLabel="Loading…"
            onClick={() => void query.refetch()}
          >
            Try again
          </Button>
        </div>
      ) : (
        <dl className="grid gap-3">
          <Line label="Daily Free Tokens" tokens={data?.freeTokens} />
          <Line label="Purchased Tokens" tokens={data?.purchasedTokens} />
          <Line label="Total Available" tokens={data?.totalTokens} strong />
        </dl>
      )}
      {data?.freeTokens === 0 && data.expiresAt && (
        <p className="mt-4 text-sm text-muted">Tip: daily free tokens reset at midnight.</p>
      )}
    </Card>
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
