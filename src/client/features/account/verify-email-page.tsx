import { LoaderCircle, MailCheck, MailX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Redirect } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { PageHeading } from '#client/ui/page';
import { AccountCard } from './account-card';
import { useLinkToken } from './link-token';
import { useMailLink } from './use-address';

/** Where a mailed link leads that confirms an address. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  if (!token) return <Redirect to="/" replace />;
  return (
    <AccountCard>
      <Verification token={token} />
    </AccountCard>
  );
}

function Verification({ token }: { token: string }) {
  const { isAuthenticated, refreshProfile } = useAuth();
  const utils = trpc.useUtils();
  const verify = trpc.auth.verifyEmail.useMutation({
    meta: { showsOwnErrors: true },
    onSuccess: () => Promise.all([utils.auth.address.invalidate(), refreshProfile()]),
  });
  const { mutate } = verify;
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    mutate({ token });
  }, [mutate, token]);

  const { isMailing, mailLink } = useMailLink();
  // One element for all that may come of it, so that the user who reads its heading is not thrown off the page.
  return <Outcome {...outcome()} />;

  function outcome(): OutcomeProps {
    if (verify.isSuccess) {
      return {
        picture: <MailCheck className="text-good" />,
        title: 'Your address is confirmed',
        action: (
          <ButtonLink href={isAuthenticated ? '/' : '/login'}>
            {isAuthenticated ? 'Go to your apps' : 'Sign in'}
          </ButtonLink>
        ),
        children: (
          <>
            <strong className="wrap-anywhere">{verify.data.email}</strong> is the address of your account.
          </>
        ),
      };
    }
    if (!verify.isError) {
      return {
        picture: <LoaderCircle className="animate-spin text-muted" />,
        title: 'Confirming your address…',
        children: 'This takes a moment.',
      };
    }
    const reason = reasonOf(verify.error);
    if (reason === 'address_link_invalid') {
      return {
        picture: <MailX className="text-bad" />,
        title: 'This link does not work any more',
        action: isAuthenticated ? (
          <Button pending={isMailing} pendingLabel="Mailing…" onClick={mailLink}>
            Mail a new link
          </Button>
        ) : (
          <ButtonLink href="/login">Sign in to get a new link</ButtonLink>
        ),
        children: 'A link works for one day, and only as long as the address is wanted.',
      };
    }
    return {
      picture: <MailX className="text-bad" />,
      title: 'This did not work',
      // Another account has the address by now: that stays so.
      action: reason !== 'email_taken' && <Button onClick={() => mutate({ token })}>Try again</Button>,
      children: failureText(verify.error, {
        fallback: 'Your address could not be confirmed.',
        network: 'The server could not be reached. Please check your connection.',
      }),
    };
  }
}

interface OutcomeProps {
  picture: ReactNode;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Outcome({ picture, title, action, children }: OutcomeProps) {
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <span aria-hidden="true" className="mb-1 [&_svg]:size-12 [&_svg]:stroke-[1.5]">
        {picture}
      </span>
      <PageHeading>{title}</PageHeading>
      <p className="text-muted">{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
