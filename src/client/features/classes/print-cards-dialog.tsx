import { Printer } from 'lucide-react';
import { useState } from 'react';
import { HereAloneNote } from '#client/lib/here-alone-note';
import { Printing } from '#client/print/print-dialog';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { Picture } from '#client/ui/picture';
import type { ShownSignIn } from '#shared/api/students';
import { secretPictureNames } from '#shared/classes/secret-pictures';
import { count } from '#shared/core/count';
import { StudentCards } from './student-cards';
import { useShowSignIns } from './use-sign-ins';

interface PrintCardsDialogProps {
  classId: string;
  className: string;
  code: string | null;
  studentIds: readonly string[];
  onClose: () => void;
}

/** Prints cards to cut out. A module of its own, loaded when cards are to be printed. */
export function PrintCardsDialog({ classId, className, code, studentIds, onClose }: PrintCardsDialogProps) {
  const show = useShowSignIns();
  const [students, setStudents] = useState<readonly ShownSignIn[]>();

  async function print() {
    try {
      setStudents((await show.mutateAsync({ id: classId, studentIds: [...studentIds] })).students);
    } catch {
      // A toast has said why.
      onClose();
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Print cards"
      description={`${count(studentIds.length, 'card')}, nine a sheet, with the QR code that signs in and the secret.`}
      actions={
        <Button variant="primary" icon={<Printer />} pending={show.isPending} onClick={() => void print()}>
          Print
        </Button>
      }
    >
      <div className="grid gap-3">
        <HereAloneNote />
        <p>Whoever has a card can sign in with it. Give a lost one’s owner a new card: the old one ends then.</p>
        <p className="text-muted">That you looked at each of them goes into the audit log.</p>
        {code === null && (
          <p>Your class has no code now, so the cards show none. Students sign in by the QR code alone.</p>
        )}
      </div>
      {/* So that they are there when the browser prints. */}
      <div aria-hidden="true" className="flex h-0 overflow-hidden opacity-0">
        {secretPictureNames.map((name) => (
          <Picture key={name} name={name} isSilent className="size-4" />
        ))}
      </div>
      {students && (
        <Printing onDone={onClose}>
          <StudentCards className={className} code={code} students={students} />
        </Printing>
      )}
    </Dialog>
  );
}
