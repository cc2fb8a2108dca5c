import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/text-field';
import type { SecretPicture } from '#shared/classes/secret-pictures';
import { picturesPerSecret, type SecretKind } from '#shared/classes/student-secret';
import { PictureSecret } from './picture-secret';

interface SecretFormProps {
  kind: SecretKind;
  pending: boolean;
  /** What was wrong with the last one. */
  error: string | undefined;
  onSecret: (secret: string) => void;
}

/** Asks for three pictures or two words. Each can be had, whatever the class gives out now. */
export function SecretForm({ kind: firstKind, pending, error, onSecret }: SecretFormProps) {
  const [kind, setKind] = useState(firstKind);
  const [chosen, setChosen] = useState<readonly SecretPicture[]>([]);
  const [words, setWords] = useState('');
  const [says, setSays] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const isPictures = kind === 'pictures';

  useLayoutEffect(() => {
    if (!error) return;
    // They begin anew, where they began.
    setChosen([]);
    form.current?.querySelector<HTMLElement>('fieldset button, input')?.focus();
  }, [error]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPictures && chosen.length < picturesPerSecret) return setSays('Press your three pictures, in order.');
    if (!isPictures && words.trim() === '') return setSays('Type your two words.');
    setSays(undefined);
    onSecret(isPictures ? chosen.join(' ') : words);
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-5">
      <div role="alert" className="empty:hidden">
        {(says ?? error) && <Banner tone="warn" title={says ?? error} />}
      </div>
      {isPictures ? (
        <PictureSecret
          chosen={chosen}
          onChoose={(next) => {
            setSays(undefined);
            setChosen(next);
          }}
        />
      ) : (
        <TextField
          label="Your two words"
          value={words}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          className="max-w-sm"
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" size="lg" pending={pending} pendingLabel="Signing in…">
          Sign in
        </Button>
        <Button variant="quiet" onClick={() => setKind(isPictures ? 'words' : 'pictures')}>
          {isPictures ? 'I have two words' : 'I have pictures'}
        </Button>
      </div>
    </form>
  );
}
