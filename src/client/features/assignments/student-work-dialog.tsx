import { useDialogForm } from '#client/lib/dialog-form';
import { localText } from '#client/lib/local-text';
import { trpc } from '#client/lib/trpc';
import { Checkbox } from '#client/ui/checkbox';
import { FormDialog } from '#client/ui/form-dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import type { AssignmentOutput, StudentWork } from '#shared/api/assignments';

interface StudentWorkDialogProps {
  assignment: Pick<AssignmentOutput, 'id' | 'rules'>;
  student: StudentWork;
  onClose: () => void;
}

/** What one student may otherwise than the class. */
export function StudentWorkDialog({ assignment: { id, rules }, student, onClose }: StudentWorkDialogProps) {
  const utils = trpc.useUtils();
  const change = trpc.assignments.changeStudent.useMutation({ onSuccess: () => utils.assignments.invalidate() });
  const { form, ...failing } = useDialogForm({
    schema: () => import('./student-work-form').then((m) => m.studentWorkForm),
    async onValid(values) {
      await change.mutateAsync(values);
      notify.success(`Saved for ${student.name}.`);
      onClose();
    },
  });
  return (
    <FormDialog {...failing} form={form} title={`For ${student.name}`} sendLabel="Save" onClose={onClose}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="studentId" value={student.id} />
      <TextField
        type="datetime-local"
        name="dueAt"
        label="Hand in by"
        optional
        hint="Without a date it is that of the class."
        defaultValue={student.dueAt ? localText(student.dueAt) : ''}
        error={form.errors.dueAt}
      />
      {rules.attempts !== undefined && (
        <TextField
          name="extraAttempts"
          label="More attempts"
          inputMode="numeric"
          defaultValue={student.extraAttempts}
          error={form.errors.extraAttempts}
        />
      )}
      <Checkbox name="isExcused" label="Excused: this student need not do it" defaultChecked={student.isExcused} />
    </FormDialog>
  );
}
