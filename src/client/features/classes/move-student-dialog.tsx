import { type FormEvent, type RefObject, useId, useState } from 'react';
import { dialogFailureTexts } from '#client/lib/dialog-form';
import { failureText } from '#client/lib/failure-text';
import { LoadFailed } from '#client/lib/load-failed';
import { useOneAtATime } from '#client/lib/one-at-a-time';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SelectField } from '#client/ui/select-field';
import { Skeleton } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { Student } from '#shared/api/classes';
import { useMoveStudent } from './use-class-changes';

interface MoveStudentDialogProps {
  classId: string;
  student: Student;
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  onGone: () => void;
}

/** A module of its own, loaded when a student is to go to another class. */
export function MoveStudentDialog({ classId, student, returnFocus, onClose, onGone }: MoveStudentDialogProps) {
  const formId = useId();
  const list = trpc.classes.list.useQuery();
  const move = useMoveStudent();
  const { isBusy, run } = useOneAtATime();
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState('');
  const from = list.data?.items.find(({ id }) => id === classId);
  const others = list.data?.items.filter(
    ({ id, owner, right, archivedAt, isSample }) =>
      id !== classId && owner === from?.owner && right !== 'view' && archivedAt === null && !isSample,
  );
  const to = others?.find(({ id }) => id === chosen) ?? others?.[0];

  async function send() {
    if (!to) return;
    try {
      await move.mutateAsync({ id: classId, studentId: student.id, to: to.id });
      notify.success(`${student.name} is in ${to.name} now.`);
      onGone();
    } catch (failure) {
      setError(failureText(failure, dialogFailureTexts));
    }
  }

  return (
    <Dialog
      open
      locked={isBusy}
      returnFocus={returnFocus}
      onOpenChange={() => !isBusy && onClose()}
      title={`Move ${student.name}`}
      description="The number and the account go along."
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          {to && (
            <Button type="submit" form={formId} pending={isBusy} pendingLabel="Moving…">
              Move
            </Button>
          )}
        </>
      }
    >
      {list.isError && !list.data && <LoadFailed what="Your classes" query={list} />}
      {list.isPending && <Skeleton className="h-16" />}
      {others?.length === 0 && (
        <p>There is no other class of {from?.right === 'own' ? 'yours' : from?.owner} that you can change.</p>
      )}
      {to && (
        <form
          id={formId}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            run(send);
          }}
        >
          <SelectField
            label="To which class"
            options={(others ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={to.id}
            onChange={(id) => {
              setChosen(id);
              setError('');
            }}
            error={error && <span role="alert">{error}</span>}
          />
        </form>
      )}
    </Dialog>
  );
}
