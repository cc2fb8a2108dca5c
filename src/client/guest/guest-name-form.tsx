import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { deviceSecret } from '#client/lib/device-secret';
import { failureText, fieldErrorsOf } from '#client/lib/failure-text';
import { keepGuestToken, ownGuestToken } from '#client/lib/guest-token';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { TextField } from '#client/ui/text-field';
import { guestNameFault } from '#shared/classes/guest-name-fault';
import { guestNameLength } from '#shared/classes/guest-name-length';
import type { Door } from './door';
import { useGuestWork } from './guest-work';
import { joinTexts } from './join-texts';
import { server } from './server';

interface GuestNameFormProps {
  door: Extract<Door, { kind: 'assignment' }>;
}

/** What a guest is called, or who has been here before. */
export function GuestNameForm({ door: { id, code, guestName } }: GuestNameFormProps) {
  const [before, setBefore] = useState(guestName);
  const { refetch } = useGuestWork();
  if (before === null) return <NewGuest code={code} />;
  return (
    <div className="grid max-w-sm justify-items-stretch gap-3">
      <p className="text-lg">On this device it was begun by {before}.</p>
      <ButtonLink href={`/join/work/${id}`} size="lg">
        Go on as {before}
      </ButtonLink>
      <Button
        variant="secondary"
        size="lg"
        onClick={() => {
          keepGuestToken(null);
          void refetch();
          setBefore(null);
        }}
      >
        I am somebody else
      </Button>
    </div>
  );
}

function NewGuest({ code }: { code: string }) {
  const [, navigate] = useLocation();
  const { refetch } = useGuestWork();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isEntering, setEntering] = useState(false);

  function choose(next: string) {
    setName(next);
    setFault(undefined);
  }

  function refuse(why: string) {
    setFault(why);
    field.current?.focus();
  }

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (isEntering) return;
    const found = guestNameFault(name);
    if (found) return refuse(found);
    setFailure(undefined);
    setEntering(true);
    try {
      // Made before the press: sent again, it is the same guest.
      const guest = { name, code, token: ownGuestToken(), device: deviceSecret() };
      const { id } = await server.join.enter.mutate(guest);
      await refetch();
      navigate(`/join/work/${id}`);
    } catch (error) {
      const ofName = fieldErrorsOf(error).name;
      if (ofName) refuse(ofName);
      else setFailure(failureText(error, joinTexts));
    } finally {
      setEntering(false);
    }
  }

  async function makeUp() {
    const { madeUpName } = await import('#shared/classes/made-up-names');
    choose(madeUpName(Math.random));
  }

  return (
    <form noValidate onSubmit={(event) => void enter(event)} className="grid max-w-sm gap-4">
      {failure && (
        <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
      <TextField
        ref={field}
        label="Your name"
        hint="Your teacher sees it beside what you do."
        value={name}
        error={fault}
        maxLength={guestNameLength}
        autoComplete="given-name"
        spellCheck={false}
        onChange={({ target }) => choose(target.value)}
      />
      <Button variant="quiet" onClick={() => void makeUp()} className="-ml-3 justify-self-start">
        Make up a name
      </Button>
      <Button type="submit" variant="primary" size="lg" pending={isEntering} pendingLabel="One moment…">
        Go in
      </Button>
    </form>
  );
}
