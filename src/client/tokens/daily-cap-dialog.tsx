import { type FormEvent, useId, useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { useOneAtATime } from '#client/lib/one-at-a-time';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';

/** Somebody who may use the owner's tokens. */
export interface CappedMember {
  id: string;
  username: string;
  dailyCap: number | null;
}

const most = limits.dailyCapMax;

/** What was typed: a cap, null for none, or nothing where it is neither. */
function typedCap(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const cap = /^\d+$/.test(text.trim()) ? Number(text) : undefined;
  return cap !== undefined && cap <= most ? cap : undefined;
}

/** A module of its own, loaded when a cap is to be set. */
export function DailyCapDialog({ member, onClose }: { member: CappedMember; onClose: () => void }) {
  const { id, username, dailyCap } = member;
  const formId = useId();
  const utils = trpc.useUtils();
  const setCap = trpc.profile.setDailyCap.useMutation({
    meta: { showsOwnErrors: true },
    onSettled: () => utils.profile.get.invalidate(),
  });
  const { isBusy, run } = useOneAtATime();
  const [text, setText] = useState(dailyCap === null ? '' : String(dailyCap));
  const [error, setError] = useState('');

  async function save() {
    const cap = typedCap(text);
    if (cap === undefined) {
      setError(`Please give a whole number from 0 to ${numberText(most)}, or leave it empty.`);
      document.getElementById(`${formId}-cap`)?.focus();
      return;
    }
    try {
      await setCap.mutateAsync({ id, cap });
      notify.success(
        cap === null
          ? `${username} may spend any number of your tokens.`
          : `${username} may spend up to ${count(cap, 'token')} of yours a day.`,
      );
      onClose();
    } catch (failure) {
      const fallback = 'The daily cap could not be saved. Please try again.';
      setError(failureText(failure, { fallback, network: fallback }));
    }
  }

  function send(event: FormEvent) {
    event.preventDefault();
    run(save);
  }

  return (
    <Dialog
      open
      size="sm"
      locked={isBusy}
      onOpenChange={onClose}
      title="Daily cap"
      description={`How many of your tokens ${username} may spend in a day. Their own tokens do not count.`}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isBusy} pendingLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <TextField
          id={`${formId}-cap`}
          label="Tokens a day"
          hint={`0 to ${numberText(most)}. Leave it empty for no cap.`}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError('');
          }}
        />
      </form>
    </Dialog>
  );
}
