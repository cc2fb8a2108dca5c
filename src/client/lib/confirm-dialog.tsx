import { Button } from '#client/ui/button';
import { Dialog, type DialogProps } from '#client/ui/dialog';
import { useOneAtATime } from './one-at-a-time';

interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'description' | 'children' | 'size' | 'returnFocus'> {
  confirm: string;
  /** While it is done. */
  pending: string;
  cancel?: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is ended or deleted. It cannot be closed, or confirmed again, while that is under way. */
export function ConfirmDialog({
  confirm,
  pending,
  cancel = 'Cancel',
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
          <Button variant="danger" pending={isBusy} pendingLabel={pending} onClick={() => run(onConfirm)}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
