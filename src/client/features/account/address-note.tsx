import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { useAddress, useMailLink } from './use-address';

/** Below the address in the profile: whether it is confirmed, and which one waits for that. */
export function AddressNote() {
  const { data: address } = useAddress();
  const { isMailing, mailLink } = useMailLink();
  if (!address) return null;
  const { isVerified, waitingFor } = address;
  return (
    <>
      <Badge tone={isVerified ? 'good' : 'warn'}>{isVerified ? 'confirmed' : 'not confirmed'}</Badge>
      {(!isVerified || waitingFor) && (
        <div className="mt-2 grid justify-items-start gap-2 font-normal">
          <p className="text-sm text-muted">
            {waitingFor ? (
              <>
                It becomes <strong className="wrap-anywhere text-ink">{waitingFor}</strong> once you open the link that
                we mailed there.
              </>
            ) : (
              'Open the link in the mail that we send you.'
            )}
          </p>
          <Button size="sm" variant="secondary" pending={isMailing} pendingLabel="Mailing…" onClick={mailLink}>
            Mail the link again
          </Button>
        </div>
      )}
    </>
  );
}
