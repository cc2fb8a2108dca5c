import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import { TextField } from '#client/ui/text-field';
import { codeInput } from '#shared/api/library';

/** Where a class types the four letters that stand on the board. */
export function CodePage() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();

  async function open(event: FormEvent) {
    event.preventDefault();
    const typed = codeInput.safeParse({ code: code.replaceAll(/\s/g, '') });
    if (!typed.success) return refuse(typed.error.issues[0]?.message ?? 'A code has four letters.');
    setLooking(true);
    try {
      const { token } = await utils.library.byCode.fetch(typed.data, { staleTime: 0, retry: false });
      navigate(`/s/${token}`);
    } catch (failure) {
      refuse(
        failureText(failure, {
          fallback: 'The code could not be looked up. Please try again.',
          network: 'The code could not be looked up. Please check your connection.',
        }),
      );
    } finally {
      setLooking(false);
    }
  }

  function refuse(text: string) {
    setError(text);
    field.current?.focus();
  }

  return (
    <Page title="Type the code" lead="Four letters from the board open what your teacher has for you.">
      <form noValidate onSubmit={(event) => void open(event)} className="grid max-w-xs gap-4">
        <TextField
          ref={field}
          label="Code"
          value={code}
          error={error}
          maxLength={8}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value.toUpperCase());
            setError(undefined);
          }}
        />
        <Button type="submit" variant="primary" size="lg" pending={isLooking} pendingLabel="Looking…">
          Open
        </Button>
      </form>
    </Page>
  );
}
