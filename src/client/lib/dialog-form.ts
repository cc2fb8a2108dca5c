import { useState } from 'react';
import type * as z from 'zod';
import type { FailureReason } from '#shared/core/failures';
import { failureText, reasonOf } from './failure-text';
import { focusField, useForm } from './form';

/** What a dialog says where the server says nothing. */
export const dialogFailureTexts = {
  fallback: 'This did not work. Please try again.',
  network: 'The server could not be reached. Please check your connection and try again.',
};

interface DialogForm<Values> {
  schema: () => Promise<z.ZodType<Values>>;
  /** Its refusals are said at their field, or in the dialog's banner. */
  onValid: (values: Values) => Promise<void>;
  /** Which field a refusal is about. */
  fields?: Partial<Record<FailureReason, string>>;
}

/** A form in a dialog, for `FormDialog`. */
export function useDialogForm<Values>({ schema, onValid, fields = {} }: DialogForm<Values>) {
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    schema,
    async onValid(values, element) {
      setFailure(undefined);
      try {
        await onValid(values);
      } catch (error) {
        const text = failureText(error, dialogFailureTexts);
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
