import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { deviceSecret } from '#client/lib/device-secret';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import { TextField } from '#client/ui/text-field';
import type { OpenSignInOutput } from '#shared/api/students';
import { codeIn, joinCodePattern, showJoinCode, tidyJoinCode } from '#shared/classes/join-code';
import { keepKnownClass, readKnownClass } from './known-class';
import { SecretForm } from './secret-form';

interface OpenClass extends OpenSignInOutput {
  code: string;
}

/** Who somebody says they are: a name of the list, or what they typed. */
type Who = { shown: string; is: { id: string } | { name: string } };

export const signInTexts = {
  fallback: 'That did not work. Please try again.',
  network: 'The portal cannot be reached. Please try again.',
};

/** Students without an address sign in: the code of the class, their name, their secret. */
export function ClassSignInPage() {
  const [open, setOpen] = useState<OpenClass>();
  const [who, setWho] = useState<Who>();
  const heading = useRef<HTMLDivElement>(null);
  const step = who ? 'secret' : open ? 'name' : 'code';
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // Each step says what it is.
    heading.current?.querySelector('h1')?.focus();
  }, [step]);

  if (!open) {
    return (
      <div ref={heading}>
        <CodeStep onOpen={setOpen} />
      </div>
    );
  }
  return (
    <div ref={heading}>
      {who ? (
        <SecretStep open={open} who={who} onBack={() => setWho(undefined)} />
      ) : (
        <NameStep open={open} onWho={setWho} onBack={() => setOpen(undefined)} />
      )}
    </div>
  );
}

function CodeStep({ onOpen }: { onOpen: (open: OpenClass) => void }) {
  const [known] = useState(readKnownClass);
  const [code, setCode] = useState(() => showJoinCode(codeIn(window.location.hash) || (known?.code ?? '')).trim());
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const look = trpc.students.openSignIn.useMutation({ meta: { showsOwnErrors: true } });

  async function send(event: FormEvent) {
    event.preventDefault();
    const tidy = tidyJoinCode(code);
    if (!joinCodePattern.test(tidy)) return refuse('A code has six letters. Please check it.');
    try {
      onOpen({ code: tidy, ...(await look.mutateAsync({ code: tidy, device: deviceSecret() })) });
    } catch (failure) {
      refuse(failureText(failure, signInTexts));
    }
  }

  function refuse(text: string) {
    setError(text);
    field.current?.focus();
  }

  return (
    <Page
      title="Sign in to your class"
      lead={
        known
          ? `On this device: ${known.name}. Is it another class? Type its code.`
          : 'Type the code of your class. It is on the board, or on your card.'
      }
    >
      <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-sm gap-5">
        <TextField
          ref={field}
          label="Class code"
          value={code}
          error={error}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="[&_input]:text-xl [&_input]:tracking-widest"
          onChange={({ target }) => {
            setCode(target.value.toUpperCase());
            setError(undefined);
          }}
        />
        <Button type="submit" variant="primary" size="lg" pending={look.isPending} pendingLabel="Looking…">
          Next
        </Button>
        <p>
          <Link href="/login" className="target underline">
            Sign in with a username or email instead
          </Link>
        </p>
      </form>
    </Page>
  );
}

interface NameStepProps {
  open: OpenClass;
  onWho: (who: Who) => void;
  onBack: () => void;
}

function NameStep({ open, onWho, onBack }: NameStepProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') return onWho({ shown: name.trim(), is: { name: name.trim() } });
    setError('Please type your name.');
    field.current?.focus();
  }

  return (
    <Page title="Who are you?" lead={open.className} actions={<Back label="Another class" onBack={onBack} />}>
      {open.names && open.names.length > 0 ? (
        <ul aria-label="Names" className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
          {open.names.map(({ id, name: shown }) => (
            <li key={id}>
              <Button
                variant="secondary"
                size="lg"
                wide
                className="h-full wrap-anywhere"
                onClick={() => onWho({ shown, is: { id } })}
              >
                {shown}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <form noValidate onSubmit={send} className="grid max-w-sm gap-5">
          <TextField
            ref={field}
            label="Your name"
            hint="As your teacher writes it."
            value={name}
            error={error}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
          <Button type="submit" variant="primary" size="lg">
            Next
          </Button>
        </form>
      )}
    </Page>
  );
}

function SecretStep({ open, who, onBack }: { open: OpenClass; who: Who; onBack: () => void }) {
  const { enter } = useAuth();
  const [, navigate] = useLocation();
  const [error, setError] = useState<string>();
  const signIn = trpc.students.signInByName.useMutation({ meta: { showsOwnErrors: true } });

  async function send(secret: string) {
    setError(undefined);
    try {
      const answered = await signIn.mutateAsync({ code: open.code, who: who.is, secret, device: deviceSecret() });
      keepKnownClass({ code: open.code, name: open.className });
      navigate(enter(answered), { replace: true });
    } catch (failure) {
      setError(failureText(failure, signInTexts));
    }
  }

  return (
    <Page title={`Hello, ${who.shown}`} lead="Now your secret." actions={<Back label="Not you?" onBack={onBack} />}>
      <SecretForm
        kind={open.secretKind}
        pending={signIn.isPending}
        error={error}
        onSecret={(secret) => void send(secret)}
      />
    </Page>
  );
}

function Back({ label, onBack }: { label: string; onBack: () => void }) {
  return (
    <Button variant="quiet" icon={<ArrowLeft />} onClick={onBack}>
      {label}
    </Button>
  );
}
