import type { RefObject } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { notify } from '#client/ui/toast';
import type { Student } from '#shared/api/classes';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';
import { studentsWere } from './class-text';
import { useRemoveStudents } from './use-class-changes';

/** More names are not read before pressing. */
const namesShown = 8;

interface RemoveStudentsDialogProps {
  classId: string;
  students: readonly Student[];
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  onGone: () => void;
}

/** A module of its own, loaded when students are to be taken out of their class. */
export function RemoveStudentsDialog({ classId, students, returnFocus, onClose, onGone }: RemoveStudentsDialogProps) {
  const remove = useRemoveStudents();
  const [first] = students;
  const isOne = students.length === 1;

  async function confirm() {
    try {
      const { removed } = await remove.mutateAsync({ id: classId, studentIds: students.map(({ id }) => id) });
      notify.success(
        isOne && first
          ? `${first.name} was taken out of the class.`
          : `${studentsWere(removed, 'taken out of the class')}.`,
      );
      onGone();
    } catch {
      // A toast has said why.
      onClose();
    }
  }

  return (
    <ConfirmDialog
      returnFocus={returnFocus}
      title={`Take ${isOne && first ? first.name : count(students.length, 'student')} out of the class?`}
      description={`${isOne ? 'The name goes' : 'Their names go'} from the list. Accounts of students stay.`}
      confirm="Take out"
      pending="Taking out…"
      onConfirm={confirm}
      onClose={onClose}
    >
      {!isOne && (
        <ul>
          {students.slice(0, namesShown).map(({ id, name }) => (
            <li key={id} className="wrap-anywhere">
              {name}
            </li>
          ))}
          {students.length > namesShown && (
            <li className="text-muted">and {numberText(students.length - namesShown)} more</li>
          )}
        </ul>
      )}
    </ConfirmDialog>
  );
}
