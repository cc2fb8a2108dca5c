import { useState } from 'react';
import { useForm } from '#client/lib/form';
import { type DialogFailure, FormDialog } from '#client/ui/form-dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { count } from '#shared/core/count';
import { TokenFields, typedTokens } from './token-fields';
import type { ListedUser } from './users-view';

const directions = [
  { value: 'give', label: 'Give' },
  { value: 'take', label: 'Take' },
] as const;

interface AdjustTokensDialogProps extends DialogFailure {
  user: ListedUser;
  onSend: (change: { amount: number; reason: string }) => Promise<void>;
  onClose: () => void;
}

/** Gives a user tokens or takes some, and shows what that leads to. */
export function AdjustTokensDialog({ user, onSend, ...dialog }: AdjustTokensDialogProps) {
  const form = useForm({ schema: () => import('./change-forms').then((m) => m.adjustForm), onValid: onSend });
  const [direction, setDirection] = useState<'give' | 'take'>('give');
  const [tokens, setTokens] = useState('');
  const balance = user.aiCredits + (direction === 'give' ? 1 : -1) * typedTokens(tokens);

  return (
    <FormDialog
      {...dialog}
      title="Adjust balance"
      description={<span className="break-all">{`${user.username} · ${user.email}`}</span>}
      sendLabel={direction === 'give' ? 'Give tokens' : 'Take tokens'}
      form={form}
    >
      <input type="hidden" name="direction" value={direction} />
      <SegmentedControl
        label="What to do"
        hideLabel
        wide
        options={directions}
        value={direction}
        onChange={setDirection}
      />
      <TokenFields tokens={tokens} onTokens={setTokens} errors={form.errors} />
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 rounded-control bg-canvas px-4 py-3 tabular-nums">
        <dt className="text-muted">Present balance</dt>
        <dd className="text-right">{count(user.aiCredits, 'token')}</dd>
        <dt className="text-muted">New balance</dt>
        <dd className="text-right font-bold">
          <output>{balance < 0 ? 'Not enough tokens' : count(balance, 'token')}</output>
        </dd>
      </dl>
    </FormDialog>
  );
}
