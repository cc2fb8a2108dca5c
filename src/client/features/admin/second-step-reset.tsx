import { useEffect, useRef, useState } from 'react';
import { useOneAtATime } from '#client/lib/one-at-a-time';
import { Button } from '#client/ui/button';

interface SecondStepResetProps {
  username: string;
  /** Its failure is said by the component that gave it. */
  reset: () => Promise<unknown>;
}

/** Switches off the second step of somebody who has lost phone and codes. Asks first, in its place under the form. */
export function SecondStepReset({ username, reset }: SecondStepResetProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'done'>('closed');
  const { isBusy, run } = useOneAtATime();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (step !== 'closed') text.current?.focus();
  }, [step]);

  async function switchOff() {
    try {
      await reset();
      setStep('done');
    } catch {
      setStep('closed');
    }
  }

  return (
    <div className="border-t border-line pt-4">
      {step === 'closed' && (
        <Button variant="secondary" size="sm" onClick={() => setStep('asking')}>
          Switch off their second step…
        </Button>
      )}
      {step === 'asking' && (
        <>
          <p ref={text} tabIndex={-1}>
            Switch off the second step of {username}? Their password alone signs in then. Be sure that it is really them
            who ask.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => setStep('closed')}>
              Leave it on
            </Button>
            <Button
              variant="danger"
              size="sm"
              pending={isBusy}
              pendingLabel="Switching off…"
              onClick={() => run(switchOff)}
            >
              Switch off
            </Button>
          </div>
        </>
      )}
      {step === 'done' && (
        <p ref={text} tabIndex={-1}>
          {username} signs in by password alone now, and can set the second step up again.
        </p>
      )}
    </div>
  );
}
