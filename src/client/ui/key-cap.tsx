import type { ReactNode } from 'react';
import { cx } from './cx';

/** A key of the keyboard beside what it does. Decoration: say it to screen readers by `aria-keyshortcuts`. */
export function KeyCap({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-grid h-6 min-w-6 place-items-center rounded-mark border border-line bg-canvas px-1.5 font-sans text-sm font-normal whitespace-nowrap text-muted',
        className,
      )}
    >
      {children}
    </span>
  );
}
