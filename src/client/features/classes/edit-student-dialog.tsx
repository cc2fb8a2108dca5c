import { useDialogForm } from '#client/lib/dialog-form';
import { FormDialog } from '#client/ui/form-dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import type { Student } from '#shared/api/classes';
import { useChangeStudent } from './use-class-changes';

interface EditStudentDialogProps {
  classId: string;
  student: Student;
  onClose: () => void;
}

/** A module of its own, loaded when a student is to be renamed. */
export function EditStudentDialog({ classId, student, onClose }: EditStudentDialogProps) {
  const change = useChangeStudent();
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/classes').then((m) => m.changeStudentInput),
    fields: { student_number_taken: 'number' },
    async onValid(values) {
      await change.mutateAsync(values);
      notify.success(`${values.name} was saved.`);
      onClose();
    },
  });
  return (
    <FormDialog {...failing} form={form} title={`Edit ${student.name}`} sendLabel="Save changes" onClose={onClose}>
      <input type="hidden" name="id" value={classId} />
      <input type="hidden" name="studentId" value={student.id} />
      <TextField
        name="name"
        label="Name"
        required
        maxLength={80}
        autoComplete="off"
        defaultValue={student.name}
        error={form.errors.name}
      />
      <TextField
        name="number"
        label="Number"
        optional
        hint="The school’s own, where it has one. No two students of a class share it."
        maxLength={40}
        autoComplete="off"
        defaultValue={student.number}
        error={form.errors.number}
      />
    </FormDialog>
  );
}
