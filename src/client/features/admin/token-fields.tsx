import { TextField } from '#client/ui/text-field';

interface TokenFieldsProps {
  /** What is typed for the number. */
  tokens: string;
  onTokens: (typed: string) => void;
  errors: Record<string, string>;
}

/** How many tokens, and why; shared by giving them to one user and to many. */
export function TokenFields({ tokens, onTokens, errors }: TokenFieldsProps) {
  return (
    <>
      <TextField
        name="tokens"
        label="Tokens"
        inputMode="numeric"
        required
        autoComplete="off"
        value={tokens}
        onChange={(event) => onTokens(event.target.value)}
        error={errors.tokens}
      />
      <TextField
        name="reason"
        label="Reason"
        required
        autoComplete="off"
        maxLength={200}
        hint="Saved with the change in the ledger."
        error={errors.reason}
      />
    </>
  );
}

/** The number that is typed, where it is one already. */
export function typedTokens(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
}
