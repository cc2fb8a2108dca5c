import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { notify } from '#client/ui/toast';
import type { ClassSummary } from '#shared/api/classes';
import { useLeaveTeaching } from './use-teacher-changes';

interface LeaveTeachingDialogProps {
  shown: ClassSummary;
  onClose: () => void;
  onLeft: () => void;
}

/** A module of its own, loaded when somebody wants to leave. */
export function LeaveTeachingDialog({ shown: { id, name, owner }, onClose, onLeft }: LeaveTeachingDialogProps) {
  const leave = useLeaveTeaching();

  async function confirm() {
    try {
      await leave.mutateAsync({ id });
      notify.success(`You have left ${name}.`);
      onLeft();
    } catch {
      // A toast has said why.
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={`Leave ${name}?`}
      description={`You will no longer see the class. To come back, ${owner} has to invite you again.`}
      confirm="Leave the class"
      pending="Leaving…"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
