import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { Skeleton } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { Section } from '../section';

const loadSetUpDialog = () => import('./set-up-dialog').then((m) => m.SetUpDialog);
const loadProveDialog = () => import('./prove-dialog').then((m) => m.ProveDialog);
const loadCodesDialog = () => import('./recovery-codes-dialog').then((m) => m.RecoveryCodesDialog);

type Open = { does: 'set-up' | 'renew' | 'off' } | { does: 'show'; codes: readonly string[] };

/** A code from an authenticator app, asked for after the password. */
export function SecondStep() {
  const factor = trpc.secondFactor.get.useQuery();
  const utils = trpc.useUtils();
  const [open, setOpen] = useState<Open>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  const refresh = () => void Promise.all([utils.secondFactor.get.invalidate(), utils.auth.sessions.invalidate()]);

  function showCodes(codes: readonly string[]) {
    refresh();
    setOpen({ does: 'show', codes });
  }

  // Most people are offered none, and need no section that says so.
  if (factor.data && !factor.data.isOffered && !factor.data.isOn) return null;
  return (
    <Section
      title="Second step at sign-in"
      lead="A code from your phone after the password, so that a password alone is not enough."
      headingRef={heading}
    >
      {factor.isPending && (
        <div role="status" className="grid gap-3">
          <p className="sr-only">Loading the second step…</p>
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-control w-40" />
        </div>
      )}
      {!factor.data && factor.isError && <LoadFailed what="The second step" query={factor} />}
      {factor.data && !factor.data.isOn && (
        <>
          <p className="max-w-measure">
            It is off. You need an authenticator app on your phone, for example Aegis, Google Authenticator or the one
            in your password manager.
          </p>
          <Button className="mt-4" icon={<ShieldCheck />} onClick={() => setOpen({ does: 'set-up' })}>
            Set up
          </Button>
        </>
      )}
      {factor.data?.isOn && (
        <>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="good">On</Badge>
            {factor.data.since && <span>since {shortDate(factor.data.since)}</span>}
          </p>
          <p className="mt-2 max-w-measure text-muted">{codesLeft(factor.data.recoveryCodesLeft)}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setOpen({ does: 'renew' })}>
              New recovery codes
            </Button>
            <Button variant="secondary" onClick={() => setOpen({ does: 'off' })}>
              Switch off
            </Button>
          </div>
        </>
      )}
      {open?.does === 'set-up' && (
        <LazyDialog load={loadSetUpDialog} dialog={{ returnFocus: heading, onClose: close, onDone: showCodes }} />
      )}
      {(open?.does === 'renew' || open?.does === 'off') && (
        <LazyDialog
          key={open.does}
          load={loadProveDialog}
          dialog={{
            does: open.does,
            onClose: close,
            onCodes: showCodes,
            onOff() {
              refresh();
              close();
              notify.success('The second step is off. Your password alone signs in.');
              heading.current?.focus();
            },
          }}
        />
      )}
      {open?.does === 'show' && (
        <LazyDialog load={loadCodesDialog} dialog={{ codes: open.codes, returnFocus: heading, onClose: close }} />
      )}
    </Section>
  );
}

function codesLeft(left: number): string {
  if (left === 0) return 'There are no recovery codes left. Make new ones, in case your phone is lost.';
  return `${count(left, 'recovery code is', 'recovery codes are')} left, in case your phone is lost.`;
}
