import { type RefObject, useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { FormDialog } from '#client/ui/form-dialog';
import { QrCode } from '#client/ui/qr-code';
import type { SecondFactorSecret } from '#shared/api/security';
import { CodeField, OwnPasswordField } from './secret-fields';
import { useSecretForm } from './use-secret-form';

interface SetUpDialogProps {
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** It is on, and these are the recovery codes. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

const schemas = () => import('#shared/api/security');

/** Password, then the secret for the app, then a first code of it. */
export function SetUpDialog({ onDone, ...dialog }: SetUpDialogProps) {
  const [secret, setSecret] = useState<SecondFactorSecret>();
  return secret ? (
    <ConfirmStep {...dialog} secret={secret} onDone={onDone} />
  ) : (
    <PasswordStep {...dialog} onSecret={setSecret} />
  );
}

type StepProps = Omit<SetUpDialogProps, 'onDone'>;

function PasswordStep({ onSecret, ...dialog }: StepProps & { onSecret: (secret: SecondFactorSecret) => void }) {
  const begin = trpc.secondFactor.begin.useMutation({ meta: { showsOwnErrors: true } });
  const { form, ...failing } = useSecretForm({
    schema: () => schemas().then((m) => m.beginSecondFactorInput),
    onValid: async (values) => onSecret(await begin.mutateAsync(values)),
  });
  return (
    <FormDialog
      {...dialog}
      {...failing}
      form={form}
      title="Set up the second step"
      description="First your password, so that nobody else sets it up on a computer that you left."
      sendLabel="Go on"
    >
      <OwnPasswordField error={form.errors.password} />
    </FormDialog>
  );
}

interface ConfirmStepProps extends StepProps {
  secret: SecondFactorSecret;
  onDone: (recoveryCodes: readonly string[]) => void;
}

function ConfirmStep({ secret: { secret, uri }, onDone, ...dialog }: ConfirmStepProps) {
  const confirm = trpc.secondFactor.confirm.useMutation({ meta: { showsOwnErrors: true } });
  const { form, ...failing } = useSecretForm({
    schema: () => schemas().then((m) => m.confirmSecondFactorInput),
    onValid: async (values) => onDone((await confirm.mutateAsync(values)).recoveryCodes),
  });
  return (
    <FormDialog
      {...dialog}
      {...failing}
      form={form}
      title="Scan this with your app"
      description="Then type the code that the app shows. All your other devices are signed out."
      sendLabel="Switch on"
    >
      <div className="grid justify-items-center gap-3">
        <QrCode text={uri} label="QR code for the authenticator app" />
        <div className="grid w-full gap-1">
          <p className="text-sm text-muted">Or type this into the app:</p>
          <p className="font-mono [overflow-wrap:anywhere] select-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
      </div>
      <CodeField appOnly error={form.errors.code} />
    </FormDialog>
  );
}
