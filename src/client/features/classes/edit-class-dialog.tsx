import { useDialogForm } from '#client/lib/dialog-form';
import { FormDialog } from '#client/ui/form-dialog';
import { notify } from '#client/ui/toast';
import type { ClassSummary } from '#shared/api/classes';
import { ClassFields } from './class-fields';
import { useChangeClass } from './use-class-changes';

interface EditClassDialogProps {
  shown: ClassSummary;
  onClose: () => void;
}

/** A module of its own, loaded when a class is to be changed. */
export function EditClassDialog({ shown, onClose }: EditClassDialogProps) {
  const change = useChangeClass();
  const { form, ...failing } = useDialogForm({
    schema: () => import('./class-forms').then((m) => m.changeClassForm),
    async onValid(values) {
      await change.mutateAsync(values);
      notify.success(`${values.name} was saved.`);
      onClose();
    },
  });
  return (
    <FormDialog {...failing} form={form} title="Edit the class" sendLabel="Save changes" onClose={onClose}>
      <input type="hidden" name="id" value={shown.id} />
      <ClassFields now={shown} errors={form.errors} />
    </FormDialog>
  );
}
