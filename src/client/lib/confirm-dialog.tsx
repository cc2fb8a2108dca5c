import { Button } from '#client/ui/button';
import { Dialog, type DialogProps } from '#client/ui/dialog';
import { useOneAtATime } from './one-at-a-time';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'children' | 'size' | 'returnFocus'> {
  confirm: string;
  /** While it is done. */
  pending: string;
  cancel?: string;
  /** `primary` where nothing is ended or deleted. */
  variant?: 'danger' | 'primary';
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is ended or deleted, or else cannot be undone. It cannot be closed, or confirmed again, while that is under way. */
export function ConfirmDialog({
  confirm,
  pending,
  cancel = 'Cancel',
  variant = 'danger',
  onConfirm,
  onClose,
  ...rest
}: ConfirmDialogProps) {
  const { isBusy, run } = useOneAtATime();
  return (
    <Dialog
      {...rest}
      open
      locked={isBusy}
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          <Button variant={variant} pending={isBusy} pendingLabel={pending} onClick={() => run(onConfirm)}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
