import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from './button';
import { cx } from './cx';
import { IconButton } from './icon-button';
import { useTypedWork } from './use-typed-work';
import './dialog.css';

export interface DialogProps {
  open: boolean;
  /** Asked to close (Escape, the cross, outside) or to open. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title; read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last; on a phone it is the lowest, under the thumb. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Neither Escape nor the outside closes it while something must not be interrupted. */
  locked?: boolean;
  /**
   * Whether closing would throw work away, so that Escape, the cross, `DialogClose` and a press outside ask first.
   * Where nothing is said, it is what was typed into the dialog's fields.
   */
  holdsWork?: boolean | (() => boolean);
  /** Gets the focus on closing where it holds an element; otherwise what had the focus before gets it back. */
  returnFocus?: RefObject<HTMLElement | null>;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };

const actionsLook =
  'flex flex-col gap-2 px-5 pt-1 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6 sm:pb-6';
const firstField = 'input:not([type="hidden"]), select, textarea';

/** A button in it closes the dialog, and asks first where work would be lost. */
export const DialogClose = Radix.Close;

/** A question or a short form in front of the page. A module of its own: load it lazily. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'sm',
  locked,
  holdsWork,
  returnFocus,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const lastFocus = useRef<Element>(null);
  const [isAsking, setAsking] = useState(false);
  const typed = useTypedWork(open && holdsWork === undefined);
  const opener = useRef<Element>(null);
  // Radix gives it back to its own trigger only, and our dialogs are opened by state.
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    const next = returnFocus?.current ?? opener.current;
    if (next instanceof HTMLElement) next.focus();
  };
  const stay = (event: Event) => {
    if (locked) event.preventDefault();
  };
  const wouldLose = () => (typeof holdsWork === 'function' ? holdsWork() : (holdsWork ?? typed.holds()));

  /** Wanted by Escape, the cross, a button that closes, or a press outside. */
  function change(next: boolean) {
    if (next || (!isAsking && !wouldLose())) return onOpenChange(next);
    if (isAsking) return stayHere();
    lastFocus.current = document.activeElement;
    setAsking(true);
  }

  function stayHere() {
    setAsking(false);
    const isHere = content.current?.contains(lastFocus.current);
    const field = isHere ? lastFocus.current : content.current?.querySelector(firstField);
    if (field instanceof HTMLElement) field.focus();
  }

  function discard() {
    setAsking(false);
    onOpenChange(false);
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      {/* While something fills the screen, nothing outside of it is seen. */}
      <Radix.Portal container={open ? document.fullscreenElement : null}>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(0_0_0/0.55)]" />
        <Radix.Content
          ref={content}
          onFocusCapture={({ target }) => typed.noteField(target)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          className={cx(
            'dialog fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-t-(--corner-sheet) bg-raised text-ink shadow-float',
            'edge-float max-sm:border-x-0 max-sm:border-b-0',
            'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-(--corner-sheet)',
            widths[size],
          )}
        >
          <div className="pt-5 pr-16 pl-5 sm:pt-6 sm:pl-6">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            {description && <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>}
          </div>
          <div className="dialog-body min-h-0 flex-1 overflow-y-auto px-5 py-4 empty:py-2 sm:px-6">{children}</div>
          {/* Keys, so that no button becomes another one while it is being pressed: Keep editing would send a form. */}
          {isAsking ? (
            <div key="question" className={actionsLook}>
              <p role="alert" className="self-center font-bold sm:flex-1">
                Discard your changes?
              </p>
              <Button ref={focusIt} variant="secondary" onClick={stayHere} className="whitespace-nowrap">
                Keep editing
              </Button>
              <Button variant="danger" onClick={discard}>
                Discard
              </Button>
            </div>
          ) : (
            actions && (
              <div key="actions" className={actionsLook}>
                {actions}
              </div>
            )
          )}
          {/* Last, so that opening puts the focus on the first field or button and not on the way out. */}
          {!locked && (
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X />} className="absolute top-3 right-3" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Once, when it appears. */
function focusIt(button: HTMLButtonElement | null) {
  button?.focus();
}
