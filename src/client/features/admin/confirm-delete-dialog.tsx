import { type ReactNode, useState } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { DialogFailure } from '../../ui/form-dialog';

interface ConfirmDeleteDialogProps extends DialogFailure {
  title: string;
  question: string;
  confirmLabel: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Who it is about. */
  children: ReactNode;
}

/** Asks before somebody is deleted. It cannot be closed, or confirmed again, while that is under way. */
export function ConfirmDeleteDialog({
  title,
  question,
  confirmLabel,
  failure,
  onDismissFailure,
  onConfirm,
  onClose,
  children,
}: ConfirmDeleteDialogProps) {
  const [pending, setPending] = useState(false);
  const leave = () => {
    if (!pending) onClose();
  };
  async function confirm() {
    setPending(true);
    await onConfirm();
    setPending(false);
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={title}
      description={question}
      actions={
        <>
          <Button variant="secondary" disabled={pending} onClick={leave}>
            Cancel
          </Button>
          <Button variant="danger" pending={pending} pendingLabel="Deleting…" onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="bad" onDismiss={onDismissFailure} className="mb-4">
          {failure}
        </Banner>
      )}
      {children}
    </Dialog>
  );
}
