import { useDialogForm } from '#client/lib/dialog-form';
import { WhoField } from '#client/lib/who-field';
import { FormDialog } from '#client/ui/form-dialog';
import { SelectField } from '#client/ui/select-field';
import { notify } from '#client/ui/toast';
import type { GivenRight } from '#shared/api/class-teachers';
import { rightLabels } from './class-text';
import { useInviteTeacher } from './use-teacher-changes';

const rights: readonly GivenRight[] = ['teach', 'view'];
const options = rights.map((value) => ({ value, label: rightLabels[value] }));

/** Invites a colleague. A module of its own, loaded when somebody is to be invited. */
export function InviteTeacherDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const invite = useInviteTeacher();
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/class-teachers').then((m) => m.inviteTeacherInput),
    fields: { teaching_already: 'who' },
    async onValid(values) {
      const { name } = await invite.mutateAsync(values);
      notify.success(`${name} is invited, and sees it under Classes.`);
      onClose();
    },
  });
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Invite a colleague"
      description="A co-teacher changes who is in the class. A viewer only looks at it. Both see it once they have accepted."
      sendLabel="Invite"
      onClose={onClose}
    >
      <input type="hidden" name="id" value={classId} />
      <WhoField error={form.errors.who} />
      <SelectField name="right" label="As" options={options} defaultValue="teach" error={form.errors.right} />
    </FormDialog>
  );
}
