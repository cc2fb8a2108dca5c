import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { reasonOf } from '#client/lib/failure-text';
import { focusField, useForm } from '#client/lib/form';
import { Button } from '#client/ui/button';
import { PageHeading } from '#client/ui/page';
import { PasswordField } from '#client/ui/password-field';
import { TextField } from '#client/ui/text-field';
import { limits } from '#shared/core/limits';
import { fieldsToMend } from './sign-in-failure';

export type AccountMode = 'sign-in' | 'register';

interface Credentials {
  username: string;
  password: string;
  code?: string | undefined;
}
interface NewAccount {
  username: string;
  password: string;
  email: string;
}

interface AccountFormProps {
  mode: AccountMode;
  onModeChange: (mode: AccountMode) => void;
  onSignedIn: (goTo: string) => void;
}

const words = {
  'sign-in': {
    title: 'Sign in',
    lead: 'Welcome back. Your classes are where you left them.',
    username: 'Username or email',
    send: 'Sign in',
    sending: 'Signing in…',
    other: 'New here?',
    change: 'Create an account',
  },
  register: {
    title: 'Create your account',
    lead: 'It takes a minute, and no card.',
    username: 'Username',
    send: 'Create account',
    sending: 'Creating your account…',
    other: 'Have an account?',
    change: 'Sign in instead',
  },
} satisfies Record<AccountMode, Record<string, string>>;

/** Where a second step is on: what was typed before stays in the form, out of sight. */
const codeWords = {
  ...words['sign-in'],
  title: 'One more step',
  lead: 'Your account asks for a code after the password.',
  other: 'Another account?',
  change: 'Go back',
};

/** One form for both, so that what was typed stays when somebody finds they are in the wrong one. */
export function AccountForm({ mode, onModeChange, onSignedIn }: AccountFormProps) {
  const { login, register } = useAuth();
  // The email field goes and comes with the mode; the others stay in place and keep their text themselves.
  const [email, setEmail] = useState('');
  const section = useRef<HTMLElement>(null);
  const [asksCode, setAsksCode] = useState(false);
  const isRegister = mode === 'register';
  const text = asksCode ? codeWords : words[mode];

  const form = useForm<Credentials | NewAccount>({
    schema: () =>
      import('#shared/api/auth').then(({ loginInput, registerInput }) =>
        isRegister
          ? registerInput.pick({ username: true, email: true, password: true })
          : loginInput.pick({ username: true, password: true, code: true }),
      ),
    unreachable: isRegister ? 'Registration failed. Please try again.' : 'Login failed. Please try again.',
    async onValid(values, element) {
      const outcome = 'email' in values ? await register(values) : await login(values);
      if (outcome.ok) return onSignedIn(outcome.goTo);
      if (reasonOf(outcome.failure) === 'second_factor_needed') return setAsksCode(true);
      const wrong = fieldsToMend(outcome.failure);
      form.setErrors(wrong);
      // What is to be corrected must be in sight.
      if (wrong.username || wrong.password) setAsksCode(false);
      focusField(element, Object.keys(wrong)[0]);
    },
  });

  const before = useRef(asksCode);
  useEffect(() => {
    if (before.current === asksCode) return;
    before.current = asksCode;
    section.current?.querySelector<HTMLElement>(`[name=${asksCode ? 'code' : 'password'}]`)?.focus();
  }, [asksCode]);

  function changeMode() {
    form.setErrors({});
    if (asksCode) return setAsksCode(false);
    onModeChange(isRegister ? 'sign-in' : 'register');
    // Says to a screen reader what the form is now.
    section.current?.querySelector('h1')?.focus();
  }

  return (
    <section ref={section}>
      <div>
        <PageHeading>{text.title}</PageHeading>
        <p className="mt-2 text-muted">{text.lead}</p>
      </div>
      <form {...form.props} className="mt-8 grid gap-5">
        <div className={asksCode ? 'hidden' : 'contents'}>
          <TextField
            label={text.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            error={form.errors.username}
          />
          {isRegister && (
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              error={form.errors.email}
            />
          )}
          <PasswordField
            label="Password"
            name="password"
            autoComplete={isRegister ? 'new-password' : 'current-password'}
            required
            isNew={isRegister}
            hint={isRegister && `At least ${limits.passwordAtSignUp} characters.`}
            error={form.errors.password}
          />
          {!isRegister && (
            <Link href="/forgot-password" className="target -mt-2 justify-self-start text-accent underline">
              Forgot your password?
            </Link>
          )}
        </div>
        {asksCode && (
          <TextField
            label="Code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            hint="The six digits that your authenticator app shows, or one of your recovery codes."
            error={form.errors.code}
          />
        )}
        <Button type="submit" size="lg" wide pending={form.pending} pendingLabel={text.sending}>
          {text.send}
        </Button>
        {isRegister && (
          <p className="text-sm text-muted">
            You start as a teacher. If you are a student or lead a school, change your role in your profile.
          </p>
        )}
      </form>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-muted">{text.other}</span>
          <Button variant="secondary" size="sm" onClick={changeMode}>
            {text.change}
          </Button>
        </p>
        {!isRegister && (
          <Link href="/class-sign-in" className="target text-accent underline">
            I have a class code
          </Link>
        )}
        <Link href="/pricing" className="target text-accent underline">
          View pricing
        </Link>
      </div>
    </section>
  );
}
