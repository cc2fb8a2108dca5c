import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { captchaToken, prepareCaptcha } from '#client/lib/captcha';
import { deviceSecret } from '#client/lib/device-secret';
import { failureText } from '#client/lib/failure-text';
import { focusField, useForm } from '#client/lib/form';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { PasswordField } from '#client/ui/password-field';
import { TextField } from '#client/ui/text-field';
import { limits } from '#shared/core/limits';
import { fieldsToMend } from './sign-in-failure';

const failureTexts = {
  fallback: 'This did not work. Please try again.',
  network: 'The server could not be reached. Please check your connection and try again.',
};

/** What somebody signs up with. What is wrong is said at its field, and nothing that was typed is lost. */
export function ClaimForm() {
  const { enter } = useAuth();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string>();
  const claim = trpc.students.claim.useMutation({ meta: { showsOwnErrors: true } });
  const form = useForm({
    schema: () =>
      import('#shared/api/students').then((m) => m.claimInput.pick({ username: true, email: true, password: true })),
    async onValid(values, element) {
      setFailure(undefined);
      try {
        const recaptchaToken = await captchaToken('register');
        const answered = await claim.mutateAsync({ ...values, device: deviceSecret(), recaptchaToken });
        navigate(enter(answered), { replace: true });
      } catch (error) {
        const wrong = fieldsToMend(error);
        const [first] = Object.keys(wrong);
        if (!first) return setFailure(failureText(error, failureTexts));
        form.setErrors(wrong);
        focusField(element, first);
      }
    },
  });
  useEffect(prepareCaptcha, []);
  return (
    <form {...form.props} className="grid max-w-md gap-5">
      {failure && (
        <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        hint="You can sign in with it. It need not be your name."
        error={form.errors.username}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        hint="Your own, or that of somebody at home."
        error={form.errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        isNew
        hint={`At least ${limits.passwordAtSignUp} characters.`}
        error={form.errors.password}
      />
      <Button type="submit" size="lg" wide pending={form.pending} pendingLabel="Making it yours…">
        Make it mine
      </Button>
    </form>
  );
}
