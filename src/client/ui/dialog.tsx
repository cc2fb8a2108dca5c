import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cx } from './cx';
import { IconButton } from './icon-button';
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
  /** Gets the focus on closing where it holds an element; otherwise what had the focus before gets it back. */
  returnFocus?: RefObject<HTMLElement | null>;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };

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
  returnFocus,
}: DialogProps) {
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
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(0_0_0/0.55)]" />
        <Radix.Content
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
          {actions && (
            <div className="flex flex-col gap-2 px-5 pt-1 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6 sm:pb-6">
              {actions}
            </div>
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
