import { type FormEventHandler, Fragment, type ReactNode, useId, useRef, useState } from 'react';
import { Banner } from './banner';
import { Button } from './button';
import { Dialog } from './dialog';

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

/** A dialog with a form in it. What was typed stays when sending fails, and closing asks before it is thrown away. */
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
  const lastFocus = useRef<Element>(null);
  const [asking, setAsking] = useState(false);

  /** Wanted by Cancel, Escape, the cross or a press outside. What is on its way is waited for. */
  function leave() {
    if (form.pending) return;
    if (asking) keepEditing();
    else if (element.current && contentOf(element.current) !== untouched.current) {
      lastFocus.current = document.activeElement;
      setAsking(true);
    } else onClose();
  }

  function keepEditing() {
    setAsking(false);
    const field = element.current?.contains(lastFocus.current) ? lastFocus.current : firstField(element.current);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={title}
      description={description}
      actions={
        // Keys, so that no button becomes another one while it is being pressed: Keep editing would send the form.
        asking ? (
          <Fragment key="question">
            <p role="alert" className="self-center font-bold sm:flex-1">
              Discard your changes?
            </p>
            <Button ref={focusIt} variant="secondary" onClick={keepEditing} className="whitespace-nowrap">
              Keep editing
            </Button>
            <Button variant="danger" onClick={onClose}>
              Discard
            </Button>
          </Fragment>
        ) : (
          <Fragment key="form">
            <Button variant="secondary" disabled={form.pending} onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" form={formId} pending={form.pending}>
              {sendLabel}
            </Button>
          </Fragment>
        )
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

function firstField(form: HTMLFormElement | null) {
  return form?.querySelector('input:not([type="hidden"]), select, textarea') ?? null;
}

/** Once, when it appears. */
function focusIt(button: HTMLButtonElement | null) {
  button?.focus();
}
