import type { RefObject } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { notify } from '#client/ui/toast';
import type { AssociatedUser } from '#shared/api/profile';
import { useRemoveUser } from './use-associations';

interface RemoveUserDialogProps {
  user: AssociatedUser;
  onClose: () => void;
  onRemoved: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A module of its own, loaded when somebody is to be removed. */
export function RemoveUserDialog({ user, onClose, onRemoved, returnFocus }: RemoveUserDialogProps) {
  const removeUser = useRemoveUser();

  async function remove() {
    try {
      await removeUser.mutateAsync({ id: user.id });
      notify.success(`${user.username} was removed.`);
      onRemoved();
    } catch {
      notify.error('Failed to remove user. Please try again.');
      onClose();
    }
  }

  return (
    <ConfirmDialog
      returnFocus={returnFocus}
      title={`Remove ${user.username}`}
      description="Remove this association? They will no longer have access to your tokens."
      confirm="Remove"
      pending="Removing…"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
