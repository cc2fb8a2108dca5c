import type { ElementType, HTMLAttributes } from 'react';
import { cx } from './cx';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element it is: an `article` that stands alone, an `li` in a list, a `section` with a heading. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Without padding, for tables and pictures that reach the edge. */
  flush?: boolean;
  /** Marks the one card among several that holds now (the current plan, the chosen theme). Say so in words too. */
  current?: boolean;
  /** Contains a link that covers it (`after:absolute after:inset-0` on the link), so it answers to the pointer. */
  pressable?: boolean;
}

/** A sheet of paper on the desk. */
export function Card({ as = 'div', flush, current, pressable, className, ...rest }: CardProps) {
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      className={cx(
        'relative rounded-card edge-card bg-surface text-ink',
        !flush && 'p-card',
        current && 'outline-2 -outline-offset-2 outline-accent',
        pressable &&
          'transition-colors card-press has-[a:focus-visible]:outline-(length:--ring) has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2',
        className,
      )}
    />
  );
}
