import { type FormEvent, useState } from 'react';
import type * as z from 'zod';
import { notify } from '#client/ui/toast';

const noServer = 'The server could not be reached. Please check your connection and try again.';

interface FormOptions<Values> {
  /**
   * Gives the schema that the server uses. Loaded when somebody begins to fill in the form, because the schema library
   * does not belong into the first view of a public page.
   */
  schema: () => Promise<z.ZodType<Values>>;
  /** Said when the server cannot be reached even for the schema. */
  unreachable?: string;
  /** Called with valid values. What it throws or answers is its own affair; the form only waits for it. */
  onValid: (values: Values, form: HTMLFormElement) => Promise<void>;
}

/**
 * A form of plain fields. What is invalid is said at the field, and the first such field gets the focus; nothing that
 * was typed is lost. Fields are named like the schema's.
 */
export function useForm<Values>({ schema, unreachable = noServer, onValid }: FormOptions<Values>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    setPending(true);
    try {
      const loaded = await schema().catch(() => undefined);
      if (!loaded) return void notify.error(unreachable);
      const checked = loaded.safeParse(Object.fromEntries(new FormData(form)));
      const fieldErrors = checked.success ? {} : errorsByField(checked.error);
      setErrors(fieldErrors);
      if (checked.success) await onValid(checked.data, form);
      else focusField(form, Object.keys(fieldErrors)[0]);
    } finally {
      setPending(false);
    }
  }

  return {
    pending,
    /** What is wrong with a field, by its name. */
    errors,
    setErrors,
    props: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void send(event),
      // Where this fails, sending the form tries again and says so.
      onFocus: () => void schema().catch(() => {}),
      // A message goes when its field is corrected.
      onInput(event: FormEvent<HTMLFormElement>) {
        const { name } = event.target instanceof HTMLInputElement ? event.target : { name: '' };
        if (errors[name]) setErrors(({ [name]: _, ...rest }) => rest);
      },
    },
  };
}

function errorsByField(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
}

export function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = name ? form.elements.namedItem(name) : null;
  if (field instanceof HTMLElement) field.focus();
}
