import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { limits } from '../../../shared/limits';
import { useAuth } from '../../lib/auth';
import { focusField, useForm } from '../../lib/form';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page';
import { TextField } from '../../ui/text-field';
import { fieldsToMend } from './sign-in-failure';

export type AccountMode = 'sign-in' | 'register';

interface Credentials {
  username: string;
  password: string;
}
interface NewAccount extends Credentials {
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

/** One form for both, so that what was typed stays when somebody finds they are in the wrong one. */
export function AccountForm({ mode, onModeChange, onSignedIn }: AccountFormProps) {
  const { login, register } = useAuth();
  // The email field goes and comes with the mode; the others stay in place and keep their text themselves.
  const [email, setEmail] = useState('');
  const heading = useRef<HTMLDivElement>(null);
  const isRegister = mode === 'register';
  const text = words[mode];

  const form = useForm<Credentials | NewAccount>({
    schema: () =>
      import('../../../shared/schemas/auth').then(({ loginInput, registerInput }) =>
        isRegister
          ? registerInput.pick({ username: true, email: true, password: true })
          : loginInput.pick({ username: true, password: true }),
      ),
    unreachable: isRegister ? 'Registration failed. Please try again.' : 'Login failed. Please try again.',
    async onValid(values, element) {
      const outcome = 'email' in values ? await register(values) : await login(values);
      if (outcome.ok) return onSignedIn(outcome.goTo);
      const wrong = fieldsToMend(outcome.failure);
      form.setErrors(wrong);
      focusField(element, Object.keys(wrong)[0]);
    },
  });

  function changeMode() {
    form.setErrors({});
    onModeChange(isRegister ? 'sign-in' : 'register');
    // Says to a screen reader what the form is now.
    heading.current?.querySelector('h1')?.focus();
  }

  return (
    <section>
      <div ref={heading}>
        <PageHeading>{text.title}</PageHeading>
        <p className="mt-2 text-muted">{text.lead}</p>
      </div>
      <form {...form.props} className="mt-8 grid gap-5">
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
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete={isRegister ? 'new-password' : 'current-password'}
          required
          hint={isRegister && `At least ${limits.passwordAtSignUp} characters.`}
          error={form.errors.password}
        />
        {!isRegister && (
          <Link href="/forgot-password" className="target -mt-2 justify-self-start text-accent underline">
            Forgot your password?
          </Link>
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
        <Link href="/pricing" className="target text-accent underline">
          View pricing
        </Link>
      </div>
    </section>
  );
}
