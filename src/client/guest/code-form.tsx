import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '#client/lib/failure-text';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/text-field';
import { codeIn, joinCodePattern, rollCodePattern, showJoinCode } from '#shared/classes/join-code';
import { type Door, lookAt } from './door';
import { joinTexts } from './join-texts';
import { server } from './server';

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
  const [isLooking, setLooking] = useState(false);
  const [, navigate] = useLocation();

  async function open() {
    if (isLooking) return;
    const code = codeIn(typed);
    const isOfRoll = rollCodePattern.test(code);
    if (!isOfRoll && !joinCodePattern.test(code)) {
      return refuse('A code has six letters, or four where it is for dice. Please check it.');
    }
    setLooking(true);
    try {
      // Four letters lead to a roll of dice, which opens by its link.
      if (isOfRoll) navigate(`/s/${(await server.library.byCode.query({ code })).token}`);
      else onFound(await lookAt(code));
    } catch (failure) {
      refuse(failureText(failure, joinTexts));
    } finally {
      setLooking(false);
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
        hint="Four or six letters, small or large."
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
      <Button type="submit" variant="primary" size="lg" pending={isLooking} pendingLabel="Looking…">
        Next
      </Button>
    </form>
  );
}
