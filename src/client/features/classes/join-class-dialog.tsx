import { useDialogForm } from '#client/lib/dialog-form';
import { FormDialog } from '#client/ui/form-dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { useJoinClass } from './use-class-changes';

/** Asks a teacher to be let in. A module of its own, loaded when somebody wants to join. */
export function JoinClassDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const join = useJoinClass();
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/classes').then((m) => m.joinInput),
    fields: { join_code_unknown: 'code', joining_own_class: 'code', joined_already: 'code' },
    async onValid(values) {
      const { className, isWaiting } = await join.mutateAsync(values);
      notify.success(
        isWaiting ? `You have asked to join ${className}. Its teacher lets you in.` : `You are in ${className} now.`,
      );
      onClose();
    },
  });
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Join a class"
      description="Your teacher shows you the code, and lets you in afterwards."
      sendLabel="Ask to join"
      onClose={onClose}
    >
      <TextField
        name="code"
        label="Code of the class"
        hint="Six letters, small or large."
        required
        maxLength={40}
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.errors.code}
      />
      <TextField
        name="name"
        label="Your name"
        hint="The teacher sees it, so write it as the class knows you."
        required
        maxLength={80}
        autoComplete="name"
        error={form.errors.name}
      />
    </FormDialog>
  );
}
