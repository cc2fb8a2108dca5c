import type { RefObject } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { notify } from '#client/ui/toast';
import type { OwnEnrolment } from '#shared/api/classes';
import { useLeaveClass } from './use-class-changes';

interface LeaveClassDialogProps {
  enrolment: OwnEnrolment;
  onClose: () => void;
  onLeft: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A module of its own, loaded when somebody wants to leave. */
export function LeaveClassDialog({ enrolment, onClose, onLeft, returnFocus }: LeaveClassDialogProps) {
  const leave = useLeaveClass();
  const { classId, className, name, isWaiting } = enrolment;

  async function confirm() {
    try {
      await leave.mutateAsync({ id: classId });
      notify.success(isWaiting ? 'You are no longer waiting.' : `You have left ${className}.`);
      onLeft();
    } catch {
      // A toast has said why.
      onClose();
    }
  }

  return (
    <ConfirmDialog
      returnFocus={returnFocus}
      title={isWaiting ? `Wait for ${className} no longer?` : `Leave ${className}?`}
      description={
        isWaiting
          ? 'Your teacher does not see your request any more. You can ask again with the code.'
          : `The class keeps the name ${name}, without your account. To come back you need the code, and your teacher lets you in again.`
      }
      confirm={isWaiting ? 'Take back the request' : 'Leave the class'}
      pending="Leaving…"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
