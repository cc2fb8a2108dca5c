import { useState } from 'react';
import { useForm } from '#client/lib/form';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { type DialogFailure, FormDialog } from '#client/ui/form-dialog';
import { SelectField } from '#client/ui/select-field';
import { notify } from '#client/ui/toast';
import type { BulkOutput } from '#shared/api/users';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';
import { ConfirmDeleteDialog } from './confirm-delete-dialog';
import { TokenFields, typedTokens } from './token-fields';
import type { useUserChanges } from './use-user-changes';
import { adminRoles, type ListedUser, namesText, shortRoleLabels } from './users-view';
import { WhoList } from './who-list';

export type BulkAction = 'role' | 'tokens' | 'delete';

interface BulkDialogsProps extends DialogFailure {
  action: BulkAction;
  users: readonly ListedUser[];
  selfId: string | undefined;
  changes: ReturnType<typeof useUserChanges>;
  /** Done for all but these. */
  onDone: (refused: readonly string[]) => void;
  onClose: () => void;
}

interface Outcome {
  /** What was done: `deleted`. */
  what: string;
  refused: BulkOutput['refused'];
}

/** The dialog of a bulk action, and afterwards, where not all could be reached, who was not and why. */
export function BulkDialogs({ action, users, selfId, changes, onDone, onClose, ...failure }: BulkDialogsProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const ids = users.map(({ id }) => id);

  /** Waits for the answer; a failure was told to `onFailed` of the changes already. */
  async function finish(change: Promise<BulkOutput>, what: string) {
    failure.onDismissFailure();
    const answer = await change.catch(() => undefined);
    if (!answer) return;
    onDone(answer.refused.map(({ id }) => id));
    if (answer.refused.length > 0) return setOutcome({ what, refused: answer.refused });
    notify.success(`${count(answer.done, 'user')} ${what}.`);
    onClose();
  }

  if (outcome) return <NotAllDone outcome={outcome} users={users} onClose={onClose} />;
  const shared = { ...failure, users, selfId, onClose };
  if (action === 'role') {
    return (
      <ChangeRolesDialog
        {...shared}
        onSend={({ role }) => finish(changes.changeRoles({ ids, role }), `changed to ${shortRoleLabels[role]}`)}
      />
    );
  }
  if (action === 'tokens') {
    return (
      <GiveTokensDialog
        {...shared}
        onSend={(gift) => finish(changes.giveTokens({ ids, ...gift }), `given ${count(gift.amount, 'token')}`)}
      />
    );
  }
  const these = users.length === 1 ? 'this user' : `these ${count(users.length, 'user')}`;
  return (
    <ConfirmDeleteDialog
      {...shared}
      title={`Delete ${count(users.length, 'user')}?`}
      question={`Are you sure you want to delete ${these}? This action cannot be undone.`}
      confirmLabel={`Delete ${count(users.length, 'user')}`}
      onConfirm={() => finish(changes.removeMany(ids), 'deleted')}
    >
      <WhoList users={users} selfId={selfId} />
      {ids.some((id) => id === selfId) && (
        <Banner tone="warn" className="mt-4">
          Your own account is among them: you will be signed out.
        </Banner>
      )}
    </ConfirmDeleteDialog>
  );
}

interface BulkFormProps<Values> extends DialogFailure {
  users: readonly ListedUser[];
  selfId: string | undefined;
  onSend: (values: Values) => Promise<void>;
  onClose: () => void;
}

const roleOptions = adminRoles.map((role) => ({ value: role, label: shortRoleLabels[role] }));

function ChangeRolesDialog({ users, selfId, onSend, ...dialog }: BulkFormProps<{ role: (typeof adminRoles)[number] }>) {
  const form = useForm({ schema: () => import('./change-forms').then((m) => m.roleForm), onValid: onSend });
  const [role, setRole] = useState<(typeof adminRoles)[number]>('student');
  return (
    <FormDialog
      {...dialog}
      title={`Change role of ${count(users.length, 'user')}`}
      description={<span className="break-words">{namesText(users)}</span>}
      sendLabel="Change role"
      form={form}
    >
      <SelectField
        name="role"
        label="New role"
        options={roleOptions}
        value={role}
        onChange={setRole}
        error={form.errors.role}
      />
      {role !== 'admin' && users.some(({ id }) => id === selfId) && (
        <Banner tone="warn">Your own account is among them: this page will be closed to you.</Banner>
      )}
    </FormDialog>
  );
}

function GiveTokensDialog({ users, selfId: _, onSend, ...dialog }: BulkFormProps<{ amount: number; reason: string }>) {
  const form = useForm({ schema: () => import('./change-forms').then((m) => m.giveForm), onValid: onSend });
  const [tokens, setTokens] = useState('');
  return (
    <FormDialog
      {...dialog}
      title={`Give tokens to ${count(users.length, 'user')}`}
      description={<span className="break-words">{namesText(users)}</span>}
      sendLabel="Give tokens"
      form={form}
    >
      <TokenFields tokens={tokens} onTokens={setTokens} errors={form.errors} />
      <p className="flex justify-between gap-4 rounded-control bg-canvas px-4 py-3 tabular-nums">
        <span className="text-muted">In all</span>
        <output className="font-bold">{count(typedTokens(tokens) * users.length, 'token')}</output>
      </p>
    </FormDialog>
  );
}

interface NotAllDoneProps {
  outcome: Outcome;
  users: readonly ListedUser[];
  onClose: () => void;
}

function NotAllDone({ outcome: { what, refused }, users, onClose }: NotAllDoneProps) {
  const names = new Map(users.map(({ id, username }) => [id, username]));
  const done = users.length - refused.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${numberText(done)} of ${count(users.length, 'user')} ${what}`}
      description={refused.length === 1 ? 'This one was left out:' : 'These were left out:'}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="grid gap-3">
        {refused.map(({ id, message }) => (
          <li key={id}>
            <p className="font-bold break-all">{names.get(id) ?? id}</p>
            <p className="text-muted">{message}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
