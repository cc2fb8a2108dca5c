import type { HTMLAttributes } from 'react';
import { cx } from './cx';

interface ScrollAreaProps extends HTMLAttributes<HTMLElement> {
  /** What it holds, for who hears it. */
  label: string;
}

/** Holds what may be wider or longer than its place, such as a table at large text, and scrolls by keyboard too. */
export function ScrollArea({ label, className, ...rest }: ScrollAreaProps) {
  return (
    <section
      {...rest}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className={cx('relative overflow-auto print:overflow-visible', className)}
    />
  );
}
