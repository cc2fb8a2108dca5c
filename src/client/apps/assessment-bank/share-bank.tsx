import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { IconButton } from '#client/ui/icon-button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { TextField } from '#client/ui/text-field';
import { type BankRight, bankRights } from '#shared/api/bank';
import { rightNames } from './names';

const rightHints: Record<BankRight, string> = {
  read: 'They see the questions with their keys and results.',
  use: 'They can also draw tests from them and copy them.',
  edit: 'They can also change, add and delete questions.',
};

/** Colleagues who may see, use or edit the own bank. */
export function ShareBank({ onClose }: { onClose: () => void }) {
  const [who, setWho] = useState('');
  const [right, setRight] = useState<BankRight>('use');
  const utils = trpc.useUtils();
  const shares = trpc.bank.shares.useQuery(undefined, { meta: { showsOwnErrors: true } });
  const refresh = () => utils.bank.shares.invalidate();
  const share = trpc.bank.share.useMutation({
    meta: { showsOwnErrors: true },
    onSuccess() {
      setWho('');
      return refresh();
    },
  });
  const unshare = trpc.bank.unshare.useMutation({ onSettled: refresh });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share my bank"
      description="For colleagues, not for learners: the keys are in it. They see it once they accept it."
      size="md"
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (who.trim() && !share.isPending) share.mutate({ who: who.trim(), right });
        }}
      >
        <TextField
          label="Username or email address"
          value={who}
          maxLength={254}
          autoComplete="off"
          error={
            share.isError
              ? failureText(share.error, {
                  fallback: 'The bank could not be shared.',
                  network: 'The server could not be reached. Please try again.',
                })
              : undefined
          }
          onChange={(event) => {
            share.reset();
            setWho(event.target.value);
          }}
        />
        <div className="grid gap-2">
          <SegmentedControl
            label="What they may do"
            options={bankRights.map((value) => ({ value, label: rightNames[value] }))}
            value={right}
            onChange={setRight}
          />
          <p className="text-muted">{rightHints[right]}</p>
        </div>
        <Button type="submit" variant="primary" pending={share.isPending} className="justify-self-start">
          Share
        </Button>
      </form>
      <section aria-labelledby="shared-with" className="mt-6 grid gap-2">
        <h3 id="shared-with" className="text-lg font-bold">
          Shared with
        </h3>
        {shares.isPending && <SkeletonText lines={2} />}
        {shares.isError && (
          <Banner
            tone="warn"
            title="This could not be loaded."
            action={
              <Button variant="secondary" onClick={() => void shares.refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {shares.data?.items.length === 0 && <p className="text-muted">Nobody yet.</p>}
        <ul className="grid gap-2">
          {shares.data?.items.map(({ id, name, right: theirs, accepted }) => (
            <li key={id} className="flex items-center gap-3 rounded-control border border-line px-3 py-1">
              <span className="min-w-0 flex-1">
                <span className="font-bold wrap-anywhere">{name}</span>
                {!accepted && <span className="block text-sm text-muted">Not accepted yet</span>}
              </span>
              <span className="text-muted">{rightNames[theirs]}</span>
              <IconButton
                label={accepted ? `Stop sharing with ${name}` : `Take back the offer to ${name}`}
                icon={<Trash2 />}
                disabled={unshare.isPending}
                onClick={() => unshare.mutate({ id })}
              />
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
