import { type RefObject, useRef } from 'react';
import type { KeyEntry } from '../../../../shared/schemas/security';
import { useOneAtATime } from '../../../lib/one-at-a-time';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/toast';

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
  const { isBusy, run } = useOneAtATime();
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
    <Dialog
      open
      returnFocus={returnFocus}
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      title={`Revoke ${entry.name}?`}
      description="What uses this key is locked out at once. This cannot be undone; a new key can be made."
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" pending={isBusy} pendingLabel="Revoking…" onClick={() => run(revokeIt)}>
            Revoke
          </Button>
        </>
      }
    />
  );
}
