import { useDialogForm } from '#client/lib/dialog-form';
import type { FailureReason } from '#shared/core/failures';

const fields: Partial<Record<FailureReason, string>> = {
  password_wrong: 'password',
  second_factor_wrong: 'code',
  set_up_code_wrong: 'code',
  password_guessable: 'newPassword',
  email_own: 'email',
  email_taken: 'email',
};

type SecretForm<Values> = Omit<Parameters<typeof useDialogForm<Values>>[0], 'fields'>;

/** A form that asks for a password or code again. */
export const useSecretForm = <Values>(form: SecretForm<Values>) => useDialogForm({ ...form, fields });
