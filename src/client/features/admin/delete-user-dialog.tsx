import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { type ListedUser, shortRoleLabels } from './users-view';

interface DeleteUserDialogProps {
  user: ListedUser;
  isSelf: boolean;
  pending: boolean;
  failure: string | undefined;
  onDismissFailure: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteUserDialog({
  user,
  isSelf,
  pending,
  failure,
  onDismissFailure,
  onConfirm,
  onClose,
}: DeleteUserDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${user.username}?`}
      description="Are you sure you want to delete this user? This action cannot be undone."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            Delete user
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="bad" onDismiss={onDismissFailure} className="mb-4">
          {failure}
        </Banner>
      )}
      <p className="font-bold break-all">{user.username}</p>
      <p className="text-muted">
        <span className="break-all">{user.email}</span> · {shortRoleLabels[user.role]}
      </p>
      {isSelf && <p className="mt-3">This is your own account: you will be signed out.</p>}
    </Dialog>
  );
}
