import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { notify } from '#client/ui/toast';
import { useLeaveSchool } from './use-school-changes';

/** Asks before somebody leaves their school. */
export function LeaveSchoolDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const leave = useLeaveSchool();

  async function confirm() {
    try {
      await leave.mutateAsync();
      notify.success(`You have left ${name}.`);
    } catch {
      // A toast has said why.
    }
    onClose();
    document.querySelector('h1')?.focus();
  }

  return (
    <ConfirmDialog
      title={`Leave ${name}?`}
      description="Your classes and your work stay yours. The school does not see them any more."
      confirm="Leave the school"
      pending="Leaving…"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
