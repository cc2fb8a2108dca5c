import { Banner } from '#client/ui/banner';
import type { DialogFailure } from '#client/ui/form-dialog';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { maySetSecondFactor } from '#shared/core/roles';
import { AdjustTokensDialog } from './adjust-tokens-dialog';
import { type BulkAction, BulkDialogs } from './bulk-dialogs';
import { ConfirmDeleteDialog } from './confirm-delete-dialog';
import { SecondStepReset } from './second-step-reset';
import type { useUserChanges } from './use-user-changes';
import { UserFormDialog } from './user-form-dialog';
import type { ListedUser } from './users-view';
import { WhoList } from './who-list';

export type OpenDialog =
  | { does: 'add' }
  | { does: 'edit' | 'adjust' | 'delete'; user: ListedUser }
  | { does: 'bulk'; action: BulkAction; users: readonly ListedUser[] };

interface UserDialogsProps extends DialogFailure {
  dialog: OpenDialog;
  selfId: string | undefined;
  changes: ReturnType<typeof useUserChanges>;
  /** A bulk action was done for all but these. */
  onBulkDone: (refused: readonly string[]) => void;
  onClose: () => void;
}

const schemas = () => import('#shared/api/users');

/** The one dialog that is open. It stays open when the change fails, and says why. */
export function UserDialogs({ dialog, selfId, changes, onBulkDone, ...shared }: UserDialogsProps) {
  const { onDismissFailure, onClose } = shared;

  /** Waits for a change; its failure was told to `onFailed` of the changes already. */
  async function finish(change: Promise<unknown>, sentence: string) {
    onDismissFailure();
    const worked = await change.then(
      () => true,
      () => false,
    );
    if (!worked) return;
    notify.success(sentence);
    onClose();
  }

  if (dialog.does === 'add') {
    return (
      <UserFormDialog
        {...shared}
        title="Add New User"
        sendLabel="Add user"
        schema={() => schemas().then((m) => m.createUserInput)}
        onSend={(values) => finish(changes.create(values), `${values.username} was added.`)}
      />
    );
  }
  if (dialog.does === 'bulk') {
    const { action, users } = dialog;
    return <BulkDialogs {...shared} {...{ action, users, selfId, changes }} onDone={onBulkDone} />;
  }
  const { user } = dialog;
  if (dialog.does === 'edit') {
    return (
      <UserFormDialog
        {...shared}
        title="Edit User"
        description={`ID ${user.id}`}
        sendLabel="Save changes"
        user={user}
        schema={() => schemas().then((m) => m.updateUserInput)}
        onSend={(values) => finish(changes.update(values), `${values.username ?? user.username} was saved.`)}
      >
        {maySetSecondFactor(user.role) && user.id !== selfId && (
          <SecondStepReset username={user.username} reset={() => changes.resetSecondFactor(user.id)} />
        )}
      </UserFormDialog>
    );
  }
  if (dialog.does === 'adjust') {
    return (
      <AdjustTokensDialog
        {...shared}
        user={user}
        onSend={({ amount, reason }) =>
          finish(
            changes.adjust({ id: user.id, amount, reason }),
            `${count(Math.abs(amount), 'token')} ${amount > 0 ? 'given to' : 'taken from'} ${user.username}.`,
          )
        }
      />
    );
  }
  return (
    <ConfirmDeleteDialog
      {...shared}
      title={`Delete ${user.username}?`}
      question="Are you sure you want to delete this user? This action cannot be undone."
      confirmLabel="Delete user"
      onConfirm={() => finish(changes.remove(user.id), `${user.username} was deleted.`)}
    >
      <WhoList users={[user]} selfId={selfId} />
      {user.id === selfId && (
        <Banner tone="warn" className="mt-4">
          This is your own account: you will be signed out.
        </Banner>
      )}
    </ConfirmDeleteDialog>
  );
}
