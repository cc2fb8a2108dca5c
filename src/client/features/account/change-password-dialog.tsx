import { trpc } from '#client/lib/trpc';
import { FormDialog } from '#client/ui/form-dialog';
import { PasswordField } from '#client/ui/password-field';
import { notify } from '#client/ui/toast';
import { limits } from '#shared/core/limits';
import type { Names } from '#shared/core/passwords';
import { OwnPasswordField } from './security/secret-fields';
import { useSecretForm } from './security/use-secret-form';

/** A new password, for anyone who knows the present one. */
export function ChangePasswordDialog({ names, onClose }: { names: Names; onClose: () => void }) {
  const utils = trpc.useUtils();
  const change = trpc.auth.changePassword.useMutation({ meta: { showsOwnErrors: true } });
  const { form, ...failing } = useSecretForm({
    schema: () => import('#shared/api/security').then((m) => m.changePasswordInput),
    async onValid(values) {
      await change.mutateAsync(values);
      await utils.auth.sessions.invalidate();
      notify.success('Your password was changed. You are signed in here only.');
      onClose();
    },
  });
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Change your password"
      description="You stay signed in here and are signed out everywhere else. Keys for outside tools go on."
      sendLabel="Change the password"
      onClose={onClose}
    >
      <OwnPasswordField error={form.errors.password} />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        isNew={names}
        hint={`At least ${limits.passwordAtReset} characters. Three or four words make a good one.`}
        error={form.errors.newPassword}
      />
    </FormDialog>
  );
}
