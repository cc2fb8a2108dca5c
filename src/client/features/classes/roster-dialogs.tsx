import { type RefObject, useRef } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import type { AddStudentsOutput, ClassOutput, Student } from '#shared/api/classes';

export type RosterDialog =
  | { does: 'add' }
  | { does: 'edit' | 'support' | 'move'; student: Student }
  | { does: 'sign-in'; student: Student }
  | { does: 'print'; students: readonly Student[] }
  | { does: 'remove'; students: readonly Student[] };

interface RosterDialogsProps {
  shown: Pick<ClassOutput, 'id' | 'name' | 'code'>;
  dialog: RosterDialog;
  /** Gets the focus when the row of what had it is gone. */
  afterRemoval: RefObject<HTMLElement | null>;
  onAdded: (added: AddStudentsOutput) => void;
  /** Goes on to another dialog. */
  onNext: (dialog: RosterDialog) => void;
  onClose: () => void;
}

const loadAdd = () => import('./add-names-dialog').then((m) => m.AddNamesDialog);
const loadEdit = () => import('./edit-student-dialog').then((m) => m.EditStudentDialog);
const loadSupport = () => import('./support-dialog').then((m) => m.SupportDialog);
const loadMove = () => import('./move-student-dialog').then((m) => m.MoveStudentDialog);
const loadSignIn = () => import('./sign-in-dialog').then((m) => m.SignInDialog);
const loadPrint = () => import('./print-cards-dialog').then((m) => m.PrintCardsDialog);
const loadRemove = () => import('./remove-students-dialog').then((m) => m.RemoveStudentsDialog);

/** The one dialog that is open over the roster. */
export function RosterDialogs({ shown, dialog, afterRemoval, onAdded, onNext, onClose }: RosterDialogsProps) {
  const { id: classId, name: className, code } = shown;
  const returnFocus = useRef<HTMLElement>(null);
  const leaving = {
    classId,
    returnFocus,
    onClose,
    onGone() {
      returnFocus.current = afterRemoval.current;
      onClose();
    },
  };
  switch (dialog.does) {
    case 'add':
      return (
        <LazyDialog
          load={loadAdd}
          dialog={{
            classId,
            returnFocus,
            onClose,
            onAdded(added) {
              // In an empty class the button that opened it is gone.
              returnFocus.current = afterRemoval.current;
              onAdded(added);
              onClose();
            },
          }}
        />
      );
    case 'edit':
      return <LazyDialog load={loadEdit} dialog={{ classId, student: dialog.student, onClose }} />;
    case 'support':
      return <LazyDialog load={loadSupport} dialog={{ classId, student: dialog.student, onClose }} />;
    case 'move':
      return <LazyDialog load={loadMove} dialog={{ ...leaving, student: dialog.student }} />;
    case 'sign-in': {
      const { student } = dialog;
      const onPrint = () => onNext({ does: 'print', students: [student] });
      return <LazyDialog load={loadSignIn} dialog={{ classId, student, onPrint, onClose }} />;
    }
    case 'print': {
      const studentIds = dialog.students.map(({ id }) => id);
      return <LazyDialog load={loadPrint} dialog={{ classId, className, code, studentIds, onClose }} />;
    }
    case 'remove':
      return <LazyDialog load={loadRemove} dialog={{ ...leaving, students: dialog.students }} />;
  }
}
