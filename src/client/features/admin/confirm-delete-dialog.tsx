import type { ReactNode } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { Banner } from '#client/ui/banner';
import type { DialogFailure } from '#client/ui/form-dialog';

interface ConfirmDeleteDialogProps extends DialogFailure {
  title: string;
  question: string;
  confirmLabel: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Who it is about. */
  children: ReactNode;
}

/** Asks before somebody is deleted, and says what kept it from being done. */
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
  return (
    <ConfirmDialog
      title={title}
      description={question}
      confirm={confirmLabel}
      pending="Deleting…"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {failure && (
        <Banner tone="bad" onDismiss={onDismissFailure} className="mb-4">
          {failure}
        </Banner>
      )}
      {children}
    </ConfirmDialog>
  );
}
