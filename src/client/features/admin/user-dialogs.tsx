import { notify } from '../../ui/toast';
import { DeleteUserDialog } from './delete-user-dialog';
import type { useUserChanges } from './use-users';
import { UserFormDialog } from './user-form-dialog';
import type { ListedUser } from './users-view';

export type OpenDialog = { does: 'add' } | { does: 'edit' | 'delete'; user: ListedUser };

interface UserDialogsProps {
  dialog: OpenDialog;
  selfId: string | undefined;
  changes: ReturnType<typeof useUserChanges>;
  failure: string | undefined;
  onDismissFailure: () => void;
  /** The change was made. */
  onDone: () => void;
  /** The administrator wants it closed. */
  onClose: () => void;
}

const schemas = () => import('../../../shared/schemas/users');

/** The one dialog that is open. It stays open when the change fails, and says why. */
export function UserDialogs({ dialog, selfId, changes, failure, onDismissFailure, onDone, onClose }: UserDialogsProps) {
  const { create, update, remove } = changes;
  const shared = { failure, onDismissFailure, onClose };

  /** Waits for a change; its failure was told to `onFailed` of the changes already. */
  async function finish(change: Promise<unknown>, sentence: string) {
    onDismissFailure();
    const worked = await change.then(
      () => true,
      () => false,
    );
    if (!worked) return;
    notify.success(sentence);
    onDone();
  }

  if (dialog.does === 'add') {
    return (
      <UserFormDialog
        {...shared}
        title="Add New User"
        sendLabel="Add user"
        schema={() => schemas().then((m) => m.createUserInput)}
        onSend={(values) => finish(create.mutateAsync(values), `${values.username} was added.`)}
      />
    );
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
        onSend={(values) => finish(update.mutateAsync(values), `${values.username ?? user.username} was saved.`)}
      />
    );
  }
  return (
    <DeleteUserDialog
      {...shared}
      user={user}
      isSelf={user.id === selfId}
      pending={remove.isPending}
      onConfirm={() => void finish(remove.mutateAsync({ id: user.id }), `${user.username} was deleted.`)}
    />
  );
}
