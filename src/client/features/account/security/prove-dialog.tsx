import { trpc } from '#client/lib/trpc';
import { FormDialog } from '#client/ui/form-dialog';
import { CodeField, OwnPasswordField } from './secret-fields';
import { useSecretForm } from './use-secret-form';

interface ProveDialogProps {
  does: 'renew' | 'off';
  onClose: () => void;
  onCodes: (recoveryCodes: readonly string[]) => void;
  onOff: () => void;
}

const words = {
  renew: {
    title: 'New recovery codes',
    description: 'The old ones stop working then.',
    sendLabel: 'Make new codes',
  },
  off: {
    title: 'Switch off the second step',
    description:
      'Your password alone signs in after that, and your recovery codes stop working. All your other devices are signed out.',
    sendLabel: 'Switch off',
  },
};

/** Password and code, for what changes the second step. */
export function ProveDialog({ does, onClose, onCodes, onOff }: ProveDialogProps) {
  const own = { meta: { showsOwnErrors: true } };
  const renew = trpc.secondFactor.renewCodes.useMutation(own);
  const switchOff = trpc.secondFactor.switchOff.useMutation(own);
  const { form, ...failing } = useSecretForm({
    schema: () => import('#shared/api/security').then((m) => m.provenInput),
    async onValid(values) {
      if (does === 'renew') return onCodes((await renew.mutateAsync(values)).recoveryCodes);
      await switchOff.mutateAsync(values);
      onOff();
    },
  });
  return (
    <FormDialog {...words[does]} {...failing} form={form} onClose={onClose}>
      <OwnPasswordField error={form.errors.password} />
      <CodeField error={form.errors.code} />
    </FormDialog>
  );
}
