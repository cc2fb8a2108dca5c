import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { deviceSecret } from '#client/lib/device-secret';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { FullScreenSpinner } from '#client/ui/spinner';
import type { SecretKind } from '#shared/classes/student-secret';
import { signInTexts } from './class-sign-in-page';
import { SecretForm } from './secret-form';

/** Where the QR code of a printed card leads. What it says stands in the fragment, which no server or log sees. */
export function CardPage() {
  const [card] = useState(() => window.location.hash.slice(1));
  const { enter } = useAuth();
  const [path, navigate] = useLocation();
  const [asks, setAsks] = useState<SecretKind>();
  const [error, setError] = useState<string>();
  const signIn = trpc.students.signInByCard.useMutation({ meta: { showsOwnErrors: true } });

  async function send(secret?: string) {
    setError(undefined);
    try {
      navigate(enter(await signIn.mutateAsync({ card, secret, device: deviceSecret() })), { replace: true });
    } catch (failure) {
      const reason = reasonOf(failure);
      if (reason === 'card_asks_pictures') return setAsks('pictures');
      if (reason === 'card_asks_words') return setAsks('words');
      setError(failureText(failure, signInTexts));
    }
  }

  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    // Out of the address: somebody may look on, or go back to it.
    window.history.replaceState(window.history.state, '', path);
    if (card === '') setError('This card is not complete. Please ask your teacher.');
    else void send();
  });
  useEffect(() => begin(), []);

  if (asks) {
    return (
      <Page title="Is it you?" lead="Your card asks for your secret too.">
        <SecretForm kind={asks} pending={signIn.isPending} error={error} onSecret={(secret) => void send(secret)} />
      </Page>
    );
  }
  if (!error) return <FullScreenSpinner />;
  return (
    <Page title="This did not work" lead={error}>
      <div className="flex flex-wrap gap-3">
        {card !== '' && (
          <Button variant="primary" size="lg" pending={signIn.isPending} onClick={() => void send()}>
            Try again
          </Button>
        )}
        <ButtonLink href="/class-sign-in" variant="secondary" size="lg">
          Sign in with a class code
        </ButtonLink>
      </div>
    </Page>
  );
}
