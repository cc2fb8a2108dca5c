import type { RefObject } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { notify } from '#client/ui/toast';
import type { ClassTeacher } from '#shared/api/class-teachers';
import { useRemoveTeacher } from './use-teacher-changes';

interface RemoveTeacherDialogProps {
  classId: string;
  teacher: ClassTeacher;
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  onGone: () => void;
}

/** A module of its own, loaded when a colleague is to go. */
export function RemoveTeacherDialog({ classId, teacher, returnFocus, onClose, onGone }: RemoveTeacherDialogProps) {
  const remove = useRemoveTeacher();
  const { id, name } = teacher;

  async function confirm() {
    try {
      await remove.mutateAsync({ id: classId, teacherId: id });
      notify.success(`${name} no longer sees the class.`);
      onGone();
    } catch {
      // A toast has said why.
      onClose();
    }
  }

  return (
    <ConfirmDialog
      returnFocus={returnFocus}
      title={`Take ${name} out of the class?`}
      description="They will not find it any more. What they changed in it stays. You can invite them again."
      confirm="Take out of the class"
      pending="Taking out…"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
