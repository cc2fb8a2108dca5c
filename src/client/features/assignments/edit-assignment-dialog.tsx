import { BookFields } from '#client/giving/book-fields';
import { GivenFields } from '#client/giving/given-fields';
import { useDialogForm } from '#client/lib/dialog-form';
import { trpc } from '#client/lib/trpc';
import { FormDialog } from '#client/ui/form-dialog';
import { notify } from '#client/ui/toast';
import type { AssignmentOutput } from '#shared/api/assignments';
import { twentyApp } from '#shared/games/twenty-questions/app';

interface EditAssignmentDialogProps {
  shown: AssignmentOutput;
  onClose: () => void;
}

/** Title, note, dates and rules of given work; what is played stays as it is. */
export function EditAssignmentDialog({ shown, onClose }: EditAssignmentDialogProps) {
  const utils = trpc.useUtils();
  const change = trpc.assignments.change.useMutation({ onSuccess: () => utils.assignments.invalidate() });
  const isBook = shown.goalWords !== null;
  const { form, ...failing } = useDialogForm({
    schema: () => import('#client/giving/give-forms').then((m) => m.givenForm),
    fields: { dates_wrong: 'dueAt' },
    async onValid({ title, note, dueAt, ...rules }) {
      await change.mutateAsync({ id: shown.id, title, note, dueAt, rules });
      notify.success(`${title} was saved.`);
      onClose();
    },
  });
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Edit what was given"
      description={
        isBook
          ? 'What was begun is gone on with, whatever the dates.'
          : 'The dates hold for those who have begun, too. Other rules hold from the next attempt on.'
      }
      sendLabel="Save changes"
      onClose={onClose}
    >
      {isBook ? (
        <BookFields now={shown} errors={form.errors} />
      ) : (
        <GivenFields now={shown} isPractice={shown.appId === twentyApp} errors={form.errors} />
      )}
    </FormDialog>
  );
}
