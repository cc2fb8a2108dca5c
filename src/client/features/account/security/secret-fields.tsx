import { PasswordField } from '#client/ui/password-field';
import { TextField } from '#client/ui/text-field';

interface CodeFieldProps {
  error: string | undefined;
  /** Recovery codes are of no use where the app is only being set up. */
  appOnly?: boolean;
}

/** The code of an authenticator app. */
export function CodeField({ error, appOnly }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label="Code"
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={appOnly ? 'numeric' : undefined}
      hint={appOnly ? 'The six digits that the app shows now.' : 'The six digits of your app, or a recovery code.'}
      error={error}
    />
  );
}

export function OwnPasswordField({ error }: { error: string | undefined }) {
  return <PasswordField name="password" label="Your password" required autoComplete="current-password" error={error} />;
}
