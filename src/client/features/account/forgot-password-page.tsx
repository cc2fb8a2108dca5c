import { ArrowLeft, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { captchaToken, prepareCaptcha } from '#client/lib/captcha';
import { failureText } from '#client/lib/failure-text';
import { useForm } from '#client/lib/form';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { PageHeading } from '#client/ui/page';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { AccountCard } from './account-card';

const failureTexts = {
  fallback: 'Failed to send password reset email',
  network: 'Failed to send password reset email. Please try again.',
};

/** Asking for a reset link. The answer never tells whether there is such an account. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  useEffect(prepareCaptcha, []);
  return (
    <AccountCard>
      {isSent ? (
        <LinkSent email={email} onAgain={() => setSent(false)} />
      ) : (
        <EmailForm email={email} onEmailChange={setEmail} onSent={() => setSent(true)} />
      )}
      <ButtonLink href="/login" variant="quiet" icon={<ArrowLeft />} className="mt-3 -ml-4 justify-self-start">
        Back to sign in
      </ButtonLink>
    </AccountCard>
  );
}

interface EmailFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
}

function EmailForm({ email, onEmailChange, onSent }: EmailFormProps) {
  const sendLink = trpc.auth.forgotPassword.useMutation({ meta: { showsOwnErrors: true } });
  const form = useForm({
    schema: () => import('#shared/api/auth').then((m) => m.forgotPasswordInput.pick({ email: true })),
    unreachable: failureTexts.network,
    async onValid(values) {
      try {
        const recaptchaToken = await captchaToken('forgot_password');
        const { message } = await sendLink.mutateAsync({ ...values, recaptchaToken });
        notify.success(message || 'Password reset email sent');
        onSent();
      } catch (error) {
        notify.error(failureText(error, failureTexts));
      }
    },
  });
  return (
    <>
      <PageHeading>Forgot your password?</PageHeading>
      <p className="mt-2 text-muted">
        Tell us the email address of your account, and we send you a link to choose a new one.
      </p>
      <form {...form.props} className="mt-6 grid gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          value={email}
          onChange={(event) => onEmailChange(event.target.value)}
          error={form.errors.email}
        />
        <Button type="submit" size="lg" wide pending={form.pending} pendingLabel="Sending the link…">
          Send reset link
        </Button>
      </form>
    </>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => panel.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={panel}>
      <MailCheck aria-hidden="true" strokeWidth={1.5} className="mb-4 size-12 text-good" />
      <PageHeading>Check your email</PageHeading>
      <p className="mt-3">
        If an account exists for <strong className="break-words">{email}</strong>, a reset link has been sent to it.
      </p>
      <p className="mt-3 text-muted">
        The link works once, for one hour. Nothing there after a few minutes? Look among the unwanted mail, or check the
        address.
      </p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        Use another address
      </Button>
    </div>
  );
}
