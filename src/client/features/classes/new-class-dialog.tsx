import { useLocation } from 'wouter';
import { useDialogForm } from '#client/lib/dialog-form';
import { FormDialog } from '#client/ui/form-dialog';
import { notify } from '#client/ui/toast';
import { ownTimeZone } from '#shared/core/locale';
import { ClassFields } from './class-fields';
import { useCreateClass } from './use-class-changes';

/** Makes an empty class and opens it. A module of its own, loaded when one is to be made. */
export function NewClassDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const create = useCreateClass();
  const { form, ...failing } = useDialogForm({
    schema: () => import('./class-forms').then((m) => m.newClassForm),
    async onValid(values) {
      const { id } = await create.mutateAsync(values);
      notify.success(`${values.name} was made.`);
      onClose();
      navigate(`/classes/${id}`);
    },
  });
  return (
    <FormDialog {...failing} form={form} title="New class" sendLabel="Make the class" onClose={onClose}>
      {/* Days of the class begin and end where it is taught. */}
      <input type="hidden" name="timeZone" value={ownTimeZone()} />
      <ClassFields errors={form.errors} />
    </FormDialog>
  );
}
