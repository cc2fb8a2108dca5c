import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { cx } from '#client/ui/cx';

interface DisclosureProps {
  /** Names the button for screen readers. */
  label: string;
  /** The name is only said, because the trigger shows no words. */
  hideLabel?: boolean;
  trigger: (open: boolean) => ReactNode;
  triggerClassName: string;
  className?: string;
  children: ReactNode;
}

/**
 * A button that opens a panel of links under it. Not a menu in the sense of ARIA, since links are what it holds:
 * Tab walks through them. Escape, a press outside and going somewhere close it.
 */
export function Disclosure({ label, hideLabel, trigger, triggerClassName, className, children }: DisclosureProps) {
  const [path] = useLocation();
  // Open on the page where it was opened: on another one it is closed.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === path;
  const close = useCallback(() => setOpenOn(undefined), []);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open, close]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for the button and the panel together
    <div ref={frame} className={cx('relative', className)} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={hideLabel ? label : undefined}
        className={triggerClassName}
        onClick={() => setOpenOn(open ? undefined : path)}
      >
        {trigger(open)}
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute right-0 z-40 mt-2 max-h-[calc(100dvh-5rem)] w-64 max-w-[calc(100vw-2rem)] animate-appear overflow-y-auto rounded-control border border-line bg-raised p-1.5 shadow-float"
      >
        {open && children}
      </div>
    </div>
  );
}
