import { type RefObject, useRef } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { trpc } from '#client/lib/trpc';
import { notify } from '#client/ui/toast';
import type { KeyEntry } from '#shared/api/security';

interface RevokeKeyDialogProps {
  entry: KeyEntry;
  /** Where the focus goes when the row is gone. */
  afterwards: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks before a tool is locked out. */
export function RevokeKeyDialog({ entry, afterwards, onClose }: RevokeKeyDialogProps) {
  const utils = trpc.useUtils();
  const revoke = trpc.keys.revoke.useMutation({ onSettled: () => utils.keys.list.invalidate() });
  const returnFocus = useRef<HTMLElement>(null);

  async function revokeIt() {
    try {
      await revoke.mutateAsync({ id: entry.id });
      notify.success(`${entry.name} was revoked.`);
      returnFocus.current = afterwards.current;
    } catch {
      // Said where all failures are said; the list is read anew.
    }
    onClose();
  }

  return (
    <ConfirmDialog
      returnFocus={returnFocus}
      title={`Revoke ${entry.name}?`}
      description="What uses this key is locked out at once. This cannot be undone; a new key can be made."
      confirm="Revoke"
      pending="Revoking…"
      onConfirm={revokeIt}
      onClose={onClose}
    />
  );
}
