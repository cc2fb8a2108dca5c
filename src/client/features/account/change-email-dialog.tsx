import { settings } from '#client/lib/portal-settings';
import { trpc } from '#client/lib/trpc';
import { FormDialog } from '#client/ui/form-dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { OwnPasswordField } from './security/secret-fields';
import { useSecretForm } from './security/use-secret-form';

/** Another address for the account, which counts once the link that is mailed there was opened. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const change = trpc.auth.changeEmail.useMutation({ meta: { showsOwnErrors: true } });
  const { form, ...failing } = useSecretForm({
    schema: () => import('#shared/api/security').then((m) => m.changeEmailInput),
    async onValid(values) {
      const { waitingFor } = await change.mutateAsync(values);
      await Promise.all([utils.auth.invalidate(), utils.profile.get.invalidate()]);
      notify.success(waitingFor ? `Open the link that we mailed to ${waitingFor}.` : 'Your email address was changed.');
      onClose();
    },
  });
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Change your email address"
      description={
        settings.verifiesAddresses
          ? 'We mail a link to the new address. Until you open it, the old one stays.'
          : 'This portal sends no mail, so the new address counts at once. Please type it with care.'
      }
      sendLabel={settings.verifiesAddresses ? 'Mail the link' : 'Change the address'}
      onClose={onClose}
    >
      <TextField
        label="New email address"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        error={form.errors.email}
      />
      <OwnPasswordField error={form.errors.password} />
    </FormDialog>
  );
}
