import { TextField } from '#client/ui/text-field';

/** Whom an invitation is for, as `who` of a form. */
export function WhoField({ error }: { error: string | undefined }) {
  return (
    <TextField
      name="who"
      label="Username or email address"
      required
      maxLength={254}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}
