import { useDialogForm } from '#client/lib/dialog-form';
import { FormDialog } from '#client/ui/form-dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { useRenameSchool } from './use-school-changes';

/** Gives the school that the user administers another name. */
export function RenameSchoolDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const rename = useRenameSchool();
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/school').then((m) => m.renameOwnSchoolInput),
    async onValid(values) {
      await rename.mutateAsync(values);
      notify.success(`The school is called ${values.name} now.`);
      onClose();
    },
  });
  return (
    <FormDialog {...failing} form={form} title="Rename the school" sendLabel="Rename" onClose={onClose}>
      <TextField
        name="name"
        label="Name of the school"
        required
        maxLength={80}
        autoComplete="off"
        defaultValue={name}
        error={form.errors.name}
      />
    </FormDialog>
  );
}
