import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { mailLink, settings } from '#client/lib/portal-settings';
import { trpc } from '#client/lib/trpc';
import { walletNetworkTexts } from '#client/lib/wallet-failures';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { cx } from '#client/ui/cx';
import { Dialog } from '#client/ui/dialog';
import { Skeleton } from '#client/ui/skeleton';
import { Spinner } from '#client/ui/spinner';
import { count } from '#shared/core/count';
import type { PackageId, TokenPackage } from '#shared/core/packages';
import { usePurchase } from './use-purchase';

const closeAfterSuccessMs = 2000;

interface PurchaseDialogProps {
  onClose: () => void;
  /** Called when tokens were added, as the dialog closes. */
  onBought?: () => void;
}

/** Choosing a package, then waiting, then success or failure. */
export function PurchaseDialog({ onClose, onBought }: PurchaseDialogProps) {
  const packages = trpc.tokens.packages.useQuery();
  const { state, buy, restart } = usePurchase();
  const [packageId, setPackageId] = useState<PackageId>('medium');

  const succeeded = state.step === 'success';
  const close = () => {
    onClose();
    if (succeeded) onBought?.();
  };
  // Looked up when the time has come: the page behind is drawn anew meanwhile, which must not begin the wait again.
  const latestClose = useRef(close);
  latestClose.current = close;
  useEffect(() => {
    if (!succeeded) return;
    const timer = setTimeout(() => latestClose.current(), closeAfterSuccessMs);
    return () => clearTimeout(timer);
  }, [succeeded]);

  const frame = { open: true, onOpenChange: (open: boolean) => !open && close() };

  if (state.step === 'processing') {
    return (
      <Dialog {...frame} locked title="Processing your purchase">
        <p role="status" className="flex items-center gap-3 py-4">
          <Spinner className="text-xl text-accent" />
          One moment…
        </p>
      </Dialog>
    );
  }
  if (state.step === 'success') {
    return (
      <Dialog {...frame} title="Purchase Successful">
        <p role="status" className="flex items-center gap-3 py-4">
          <CircleCheck aria-hidden="true" className="size-7 text-good" />
          {count(state.tokensAdded, 'token')} added to your balance.
        </p>
      </Dialog>
    );
  }
  if (state.step === 'error') {
    return (
      <Dialog
        {...frame}
        title="Purchase Failed"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" onClick={restart}>
              Try Again
            </Button>
          </>
        }
      >
        <Banner tone="bad">{state.message}</Banner>
      </Dialog>
    );
  }
  if (settings.payments === 'off') {
    return (
      <Dialog
        {...frame}
        title="Purchase Tokens"
        description="Tokens are not sold here at present. Write to us, and we find a way."
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <ButtonLink variant="primary" href={mailLink('Tokens')}>
              Contact Sales
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <Dialog
      {...frame}
      size="md"
      title="Purchase Tokens"
      description="Tokens never expire. This is a demonstration: no card is charged."
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!packages.data} onClick={() => void buy(packageId)}>
            Purchase
          </Button>
        </>
      }
    >
      {packages.isError && (
        <Banner
          tone="bad"
          action={
            <Button
              size="sm"
              variant="secondary"
              pending={packages.isFetching}
              pendingLabel="Loading…"
              onClick={() => void packages.refetch()}
            >
              Try Again
            </Button>
          }
        >
          {failureText(packages.error, {
            fallback: walletNetworkTexts.packages,
            network: walletNetworkTexts.packages,
          })}
        </Banner>
      )}
      {packages.isPending && <Skeleton className="h-56" />}
      {packages.data && (
        <fieldset className="grid gap-3">
          <legend className="sr-only">Package</legend>
          {packages.data.data.packages.map((one) => (
            <PackageChoice
              key={one.id}
              option={one}
              chosen={one.id === packageId}
              onChoose={() => setPackageId(one.id)}
            />
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}

interface PackageChoiceProps {
  option: TokenPackage;
  chosen: boolean;
  onChoose: () => void;
}

function PackageChoice({ option, chosen, onChoose }: PackageChoiceProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer items-center gap-4 rounded-card border bg-surface p-4 has-focus-visible:outline-2 has-focus-visible:outline-focus',
        chosen ? 'border-accent outline-2 -outline-offset-2 outline-accent' : 'border-line hover:border-edge',
      )}
    >
      <input type="radio" name="package" value={option.id} checked={chosen} onChange={onChoose} className="size-5" />
      <span className="flex flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-bold">{option.name}</span>
        {option.popular && <Badge tone="accent">Popular</Badge>}
        {option.savings && <span className="text-sm text-muted">{option.savings}</span>}
      </span>
      <span className="font-bold tabular-nums">${option.price}</span>
    </label>
  );
}
