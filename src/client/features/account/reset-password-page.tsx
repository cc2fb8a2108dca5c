import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { captchaToken, prepareCaptcha } from '#client/lib/captcha';
import { deviceSecret } from '#client/lib/device-secret';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { focusField, useForm } from '#client/lib/form';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { PageHeading } from '#client/ui/page';
import { PasswordField } from '#client/ui/password-field';
import { notify } from '#client/ui/toast';
import { limits } from '#shared/core/limits';
import { AccountCard } from './account-card';
import { useLinkToken } from './link-token';

const failureTexts = { fallback: 'Failed to reset password', network: 'Failed to reset password. Please try again.' };
const mismatch = "Passwords don't match";

/** Where a mailed reset link leads. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  useEffect(prepareCaptcha, []);
  if (!token) return <Redirect to="/forgot-password" replace />;
  return (
    <AccountCard>
      <NewPasswordForm token={token} />
    </AccountCard>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const [, navigate] = useLocation();
  const [isLinkDead, setLinkDead] = useState(false);
  const reset = trpc.auth.resetPassword.useMutation({ meta: { showsOwnErrors: true } });
  const form = useForm({
    schema: () =>
      import('#shared/api/auth').then(({ resetPasswordInput }) => {
        const { newPassword } = resetPasswordInput.shape;
        return resetPasswordInput.pick({ newPassword: true }).extend({ confirmPassword: newPassword });
      }),
    unreachable: failureTexts.network,
    async onValid({ newPassword, confirmPassword }, element) {
      if (newPassword !== confirmPassword) {
        form.setErrors({ confirmPassword: mismatch });
        notify.error(mismatch);
        focusField(element, 'confirmPassword');
        return;
      }
      try {
        const recaptchaToken = await captchaToken('reset_password');
        const { message } = await reset.mutateAsync({ token, newPassword, device: deviceSecret(), recaptchaToken });
        notify.success(message || 'Password reset successfully');
        navigate('/login', { replace: true });
      } catch (error) {
        setLinkDead(reasonOf(error) === 'reset_token_invalid');
        if (reasonOf(error) === 'password_guessable') {
          form.setErrors({ newPassword: failureText(error, failureTexts) });
          focusField(element, 'newPassword');
        }
        notify.error(failureText(error, failureTexts));
      }
    },
  });
  const { confirmPassword } = form.errors;
  return (
    <>
      <PageHeading>Choose a new password</PageHeading>
      <p className="mt-2 text-muted">
        Afterwards you are signed out everywhere, and sign in with the new one. Keys for outside tools are revoked.
      </p>
      {isLinkDead && (
        <Banner
          tone="bad"
          className="mt-6"
          title="This link does not work any more."
          action={
            <ButtonLink href="/forgot-password" variant="secondary" size="sm">
              Get a new link
            </ButtonLink>
          }
        >
          A link works once, for one hour.
        </Banner>
      )}
      <form {...form.props} className="mt-6 grid gap-5">
        <PasswordField
          label="New Password"
          name="newPassword"
          autoComplete="new-password"
          required
          isNew
          hint={`At least ${limits.passwordAtReset} characters.`}
          error={form.errors.newPassword}
        />
        <PasswordField
          label="Confirm New Password"
          name="confirmPassword"
          autoComplete="new-password"
          required
          error={confirmPassword && <span role="alert">{confirmPassword}</span>}
        />
        <Button type="submit" size="lg" wide pending={form.pending} pendingLabel="Changing the password…">
          Reset password
        </Button>
      </form>
    </>
  );
}
