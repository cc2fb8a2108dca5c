import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { notify } from '#client/ui/toast';
import type { ClassSummary } from '#shared/api/classes';
import { count } from '#shared/core/count';
import { useDeleteClass } from './use-class-changes';

interface DeleteClassDialogProps {
  shown: ClassSummary;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes with the class. A module of its own, loaded when one is to be deleted. */
export function DeleteClassDialog({ shown, onClose, onDeleted }: DeleteClassDialogProps) {
  const remove = useDeleteClass();
  const { id, name, students, archivedAt, isSample } = shown;

  async function confirm() {
    try {
      await remove.mutateAsync({ id });
      notify.success(`${name} was deleted.`);
      onDeleted();
    } catch {
      // A toast has said why.
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      description={
        isSample
          ? 'Nobody in it exists. You can make it again.'
          : students === 0
            ? 'Nobody is in it. A class that is deleted cannot be brought back.'
            : `The ${count(students, 'name')} of its ${students === 1 ? 'student' : 'students'} will be deleted with it, and cannot be brought back. So are accounts without an address, with all their work. Other accounts stay.`
      }
      confirm="Delete the class"
      pending="Deleting…"
      onConfirm={confirm}
      onClose={onClose}
    >
      {archivedAt === null && !isSample && (
        <p>To keep the names without taking a place of your plan, archive the class instead.</p>
      )}
    </ConfirmDialog>
  );
}
