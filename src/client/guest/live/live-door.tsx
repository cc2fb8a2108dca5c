import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { deviceSecret } from '#client/lib/device-secret';
import { failureText, fieldErrorsOf, reasonOf } from '#client/lib/failure-text';
import { keepGuestToken, ownGuestToken } from '#client/lib/guest-token';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { TextField } from '#client/ui/text-field';
import { guestNameFault } from '#shared/classes/guest-name-fault';
import { guestNameLength } from '#shared/classes/guest-name-length';
import { madeUpName } from '#shared/classes/made-up-names';
import type { Door } from '../door';
import { joinTexts } from '../join-texts';
import { keepCode } from '../kept-code';
import { useSession } from '../session';
import { liveServer } from './live-server';

interface LiveDoorProps {
  door: Extract<Door, { kind: 'live' }>;
}

/** Into a live game: who has been in it goes on, others come in under a name as the game has them. */
export function LiveDoor({ door }: LiveDoorProps) {
  const [before, setBefore] = useState(door.playerName);
  useEffect(() => {
    keepCode(door.code);
    return () => keepCode('');
  }, [door.code]);
  if (before === null) return <NewPlayer door={door} />;
  return (
    <div className="grid max-w-sm justify-items-stretch gap-3">
      <p className="text-lg wrap-anywhere">On this device {before} plays this game.</p>
      <ButtonLink href={`/join/live/${door.id}`} size="lg">
        Go on as {before}
      </ButtonLink>
      <Button
        variant="secondary"
        size="lg"
        onClick={() => {
          keepGuestToken(null);
          setBefore(null);
        }}
      >
        I am somebody else
      </Button>
    </div>
  );
}

function NewPlayer({ door: { code, names, isLocked } }: LiveDoorProps) {
  const [, navigate] = useLocation();
  const user = useSession()?.user;
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(() => (names === 'generated' ? madeUpName(Math.random) : ''));
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isEntering, setEntering] = useState(false);
  const isTyped = names === 'own';

  function refuse(why: string) {
    setFault(why);
    field.current?.focus();
  }

  async function enter(event: FormEvent) {
    event.preventDefault();
    if (isEntering) return;
    // Whoever is signed in may be a student of the class, who has a name there.
    const isNameless = name.trim() === '' && user !== undefined;
    const found = isTyped && !isNameless ? guestNameFault(name) : undefined;
    if (found) return refuse(found);
    setFailure(undefined);
    setEntering(true);
    try {
      // Made before the press: sent again, it is the same player.
      const player = { code, token: ownGuestToken(), device: deviceSecret() };
      const { id } = await liveServer.join.mutate(names === 'roster' || isNameless ? player : { ...player, name });
      navigate(`/join/live/${id}`);
    } catch (error) {
      const ofName = fieldErrorsOf(error).name;
      const reason = reasonOf(error);
      const text = failureText(error, joinTexts);
      if (isTyped && (ofName || reason === 'live_name_needed' || reason === 'live_name_refused'))
        refuse(ofName ?? text);
      else setFailure(text);
    } finally {
      setEntering(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void enter(event)} className="grid max-w-sm gap-5">
      {failure && (
        <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
      {isLocked && <Banner tone="warn">This game is locked. Ask your teacher to let you in.</Banner>}
      {user && <p className="wrap-anywhere">You are signed in as {user.username}.</p>}
      {names === 'roster' && (
        <p>
          {user
            ? 'You play under the name that your class has for you.'
            : 'This game is for the students of one class. Please sign in to your class first.'}
        </p>
      )}
      {names === 'generated' && (
        <div className="grid justify-items-start gap-1">
          <p role="status" className="text-xl wrap-anywhere">
            You play as <strong>{name}</strong>.
          </p>
          <Button variant="quiet" className="-ml-3" onClick={() => setName(madeUpName(Math.random))}>
            Another name
          </Button>
        </div>
      )}
      {isTyped && (
        <TextField
          ref={field}
          label="Your name"
          hint={
            user
              ? 'Everybody may see it. Leave it empty to play under the name that your class has for you.'
              : 'Everybody in the class may see it.'
          }
          value={name}
          error={fault}
          maxLength={guestNameLength}
          autoComplete="given-name"
          spellCheck={false}
          onChange={({ target }) => {
            setName(target.value);
            setFault(undefined);
          }}
        />
      )}
      {names === 'roster' && !user ? (
        <ButtonLink href="/class-sign-in" size="lg">
          Sign in to your class
        </ButtonLink>
      ) : (
        <Button type="submit" variant="primary" size="lg" pending={isEntering} pendingLabel="One moment…">
          Go in
        </Button>
      )}
    </form>
  );
}
