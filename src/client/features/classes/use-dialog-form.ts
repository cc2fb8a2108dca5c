import { useState } from 'react';
import type * as z from 'zod';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { focusField, useForm } from '#client/lib/form';
import type { FailureReason } from '#shared/core/failures';

export const failureTexts = {
  fallback: 'This did not work. Please try again.',
  network: 'The server could not be reached. Please check your connection and try again.',
};

/** Which field a refusal is about. */
const fields: Partial<Record<FailureReason, string>> = {
  join_code_unknown: 'code',
  joining_own_class: 'code',
  joined_already: 'code',
  student_number_taken: 'number',
};

interface DialogForm<Values> {
  schema: () => Promise<z.ZodType<Values>>;
  /** Its refusals are said at their field, or in the dialog's banner. */
  onValid: (values: Values) => Promise<void>;
}

/** A form in a dialog, for `FormDialog`. */
export function useDialogForm<Values>({ schema, onValid }: DialogForm<Values>) {
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    schema,
    async onValid(values, element) {
      setFailure(undefined);
      try {
        await onValid(values);
      } catch (error) {
        const text = failureText(error, failureTexts);
        const reason = reasonOf(error);
        const field = reason && fields[reason];
        if (!field) return setFailure(text);
        form.setErrors({ [field]: text });
        focusField(element, field);
      }
    },
  });
  return { form, failure, onDismissFailure: () => setFailure(undefined) };
}
