import { useState } from 'react';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { useAddress, useMailLink } from './use-address';

/** Put away until the page is loaded anew: it is not to stand there in front of a class. */
let isPutAway = false;

/** Asks for the address to be confirmed, where that is not done. */
export function AddressBanner() {
  const { data: address } = useAddress();
  const { isMailing, mailLink } = useMailLink();
  const [isHidden, setHidden] = useState(isPutAway);
  if (!address || address.isVerified || isHidden) return null;
  return (
    <Banner
      tone="warn"
      title="Please confirm your email address."
      action={
        <>
          <Button size="sm" variant="secondary" pending={isMailing} pendingLabel="Mailing…" onClick={mailLink}>
            Mail the link again
          </Button>
          <ButtonLink size="sm" variant="quiet" href="/profile">
            Another address
          </ButtonLink>
        </>
      }
      onDismiss={() => {
        isPutAway = true;
        setHidden(true);
      }}
    >
      {address.counts ? 'Open the link that we mail to ' : 'Open the link that we mailed to '}
      <strong className="wrap-anywhere">{address.email}</strong>.{' '}
      {address.counts
        ? 'Your account goes on as before meanwhile.'
        : 'Until then nobody else can use your tokens, and nothing that is shared with this address arrives.'}
    </Banner>
  );
}
