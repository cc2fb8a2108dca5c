import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { deviceSecret } from '#client/lib/device-secret';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/text-field';
import { codeIn, joinCodePattern, showJoinCode } from '#shared/classes/join-code';
import type { Door } from './door';
import { joinTexts } from './join-texts';

interface CodeFormProps {
  /** The code that somebody came with: it is looked at at once. */
  given: string;
  onFound: (door: Door) => void;
}

/** One field for a code, however it is typed, and also for the address of a QR code. */
export function CodeForm({ given, onFound }: CodeFormProps) {
  const [typed, setTyped] = useState(() => (joinCodePattern.test(codeIn(given)) ? showJoinCode(codeIn(given)) : given));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const look = trpc.join.look.useMutation({ meta: { showsOwnErrors: true } });

  async function open() {
    const code = codeIn(typed);
    if (!joinCodePattern.test(code)) return refuse('A code has six letters. Please look at it again.');
    try {
      onFound({ code, ...(await look.mutateAsync({ code, device: deviceSecret() })) });
    } catch (failure) {
      refuse(failureText(failure, joinTexts));
    }
  }

  function refuse(text: string) {
    setError(text);
    field.current?.focus();
  }

  const isBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (isBegun.current || given === '') return;
    isBegun.current = true;
    void open();
  });
  useEffect(() => begin(), []);

  function send(event: FormEvent) {
    event.preventDefault();
    void open();
  }

  return (
    <form noValidate onSubmit={send} className="grid max-w-sm gap-5">
      <TextField
        ref={field}
        label="Code"
        hint="Six letters, small or large."
        value={typed}
        error={error}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="[&_input]:text-xl [&_input]:tracking-widest"
        onChange={({ target }) => {
          setTyped(target.value.toUpperCase());
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="lg" pending={look.isPending} pendingLabel="Looking…">
        Next
      </Button>
    </form>
  );
}
