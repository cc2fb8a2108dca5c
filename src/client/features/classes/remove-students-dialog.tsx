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

/** An account that the class looks after has nobody then who could sign in to it. */
function accountsText(students: number, managed: number): string {
  if (managed === 0) return 'Accounts of students stay.';
  const goes =
    managed === 1
      ? 'The account without an address is deleted with all its work'
      : `${numberText(managed)} accounts without an address are deleted with all their work`;
  return students === managed
    ? `${goes}, and cannot be brought back.`
    : `${goes}, and cannot be brought back. Other accounts stay.`;
}

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
  const managed = students.filter(({ isManaged }) => isManaged).length;

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
      description={`${isOne ? 'The name goes' : 'Their names go'} from the list. ${accountsText(students.length, managed)}`}
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
