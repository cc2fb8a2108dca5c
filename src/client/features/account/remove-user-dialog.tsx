import type { RefObject } from 'react';
import type { AssociatedUser } from '../../../shared/schemas/profile';
import { useOneAtATime } from '../../lib/one-at-a-time';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { notify } from '../../ui/toast';
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
  const { isBusy, run } = useOneAtATime();

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
    <Dialog
      open
      returnFocus={returnFocus}
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      title={`Remove ${user.username}`}
      description="Remove this association? They will no longer have access to your tokens."
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="danger" pending={isBusy} pendingLabel="Removing…" onClick={() => run(remove)}>
            Remove
          </Button>
        </>
      }
    />
  );
}
