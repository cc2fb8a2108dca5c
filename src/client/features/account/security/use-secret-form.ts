import { useState } from 'react';
import type * as z from 'zod';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { focusField, useForm } from '#client/lib/form';
import type { FailureReason } from '#shared/core/failures';

const texts = {
  fallback: 'This did not work. Please try again.',
  network: 'The server could not be reached. Please check your connection and try again.',
};

/** Which field a refusal is about. */
const fields: Partial<Record<FailureReason, string>> = {
  password_wrong: 'password',
  second_factor_wrong: 'code',
  set_up_code_wrong: 'code',
  password_guessable: 'newPassword',
  email_own: 'email',
  email_taken: 'email',
};

interface SecretForm<Values> {
  schema: () => Promise<z.ZodType<Values>>;
  /** Its refusals are said at their field, or in the dialog's banner. */
  onValid: (values: Values) => Promise<void>;
}

/** A form that asks for a password or code again. */
export function useSecretForm<Values>({ schema, onValid }: SecretForm<Values>) {
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    schema,
    async onValid(values, element) {
      setFailure(undefined);
      try {
        await onValid(values);
      } catch (error) {
        const text = failureText(error, texts);
        const field = fields[reasonOf(error) ?? 'signed_out'];
        if (!field) return setFailure(text);
        form.setErrors({ [field]: text });
        focusField(element, field);
      }
    },
  });
  return { form, failure, onDismissFailure: () => setFailure(undefined) };
}
