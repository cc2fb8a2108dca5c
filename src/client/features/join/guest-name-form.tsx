import { useState } from 'react';
import { useLocation } from 'wouter';
import { deviceSecret } from '#client/lib/device-secret';
import { useDialogForm } from '#client/lib/dialog-form';
import { keepGuestToken } from '#client/lib/guest-token';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { TextField } from '#client/ui/text-field';
import { guestNameLength } from '#shared/classes/guest-name-length';
import { madeUpName } from '#shared/classes/made-up-names';
import type { Door } from './door';
import { ownGuestToken } from './own-guest-token';

interface GuestNameFormProps {
  door: Extract<Door, { kind: 'assignment' }>;
}

/** What a guest is called, or who has been here before. */
export function GuestNameForm({ door: { id, code, guestName } }: GuestNameFormProps) {
  const [before, setBefore] = useState(guestName);
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
  const utils = trpc.useUtils();
  const enter = trpc.join.enter.useMutation({ meta: { showsOwnErrors: true } });
  const [name, setName] = useState('');
  const { form, failure, onDismissFailure } = useDialogForm({
    schema: () => import('#shared/api/assignments').then((m) => m.renameGuestInput.pick({ name: true })),
    async onValid(values) {
      // Made before the press: sent again, it is the same guest.
      const { id } = await enter.mutateAsync({ ...values, code, token: ownGuestToken(), device: deviceSecret() });
      await utils.join.invalidate();
      navigate(`/join/work/${id}`);
    },
  });
  return (
    <form {...form.props} className="grid max-w-sm gap-4">
      {failure && (
        <Banner tone="bad" onDismiss={onDismissFailure}>
          {failure}
        </Banner>
      )}
      <TextField
        label="Your name"
        name="name"
        hint="Your teacher sees it beside what you do."
        value={name}
        error={form.errors.name}
        maxLength={guestNameLength}
        autoComplete="given-name"
        spellCheck={false}
        onChange={({ target }) => setName(target.value)}
      />
      <Button variant="quiet" onClick={() => setName(madeUpName(Math.random))} className="-ml-3 justify-self-start">
        Make up a name
      </Button>
      <Button type="submit" variant="primary" size="lg" pending={form.pending} pendingLabel="One moment…">
        Go in
      </Button>
    </form>
  );
}
