import { type FormEventHandler, type ReactNode, useId, useRef } from 'react';
import { Banner } from './banner';
import { Button } from './button';
import { Dialog, DialogClose } from './dialog';

/** What went wrong with the change that a dialog is for. */
export interface DialogFailure {
  failure: string | undefined;
  onDismissFailure: () => void;
}

interface FormDialogProps extends DialogFailure {
  title: string;
  description?: ReactNode;
  sendLabel: string;
  /** From `useForm`. */
  form: {
    pending: boolean;
    props: {
      noValidate: boolean;
      onSubmit: FormEventHandler<HTMLFormElement>;
      onInput: FormEventHandler<HTMLFormElement>;
    };
  };
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form in it. What was typed stays when sending fails. Closing asks about all that was changed. */
export function FormDialog({
  title,
  description,
  sendLabel,
  form,
  failure,
  onDismissFailure,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const untouched = useRef<string>(undefined);
  return (
    <Dialog
      open
      // What is on its way is waited for.
      onOpenChange={() => !form.pending && onClose()}
      holdsWork={() => !form.pending && element.current !== null && contentOf(element.current) !== untouched.current}
      title={title}
      description={description}
      actions={
        <>
          <DialogClose asChild>
            <Button variant="secondary" disabled={form.pending}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={form.pending}>
            {sendLabel}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="bad" onDismiss={onDismissFailure} className="mb-4">
          {failure}
        </Banner>
      )}
      <form
        id={formId}
        ref={(form) => {
          element.current = form;
          if (form) untouched.current ??= contentOf(form);
        }}
        {...form.props}
        className="grid gap-4"
      >
        {children}
      </form>
    </Dialog>
  );
}

/** All that is in a form, as something to compare. */
function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
