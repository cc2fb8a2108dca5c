import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { count } from '#shared/core/count';
import { cx } from './cx';
import { IconButton } from './icon-button';

interface SelectionBarProps {
  /** What is selected, in the singular: 'user'. */
  what: string;
  size: number;
  /** Said beside the number. */
  note?: ReactNode;
  onClear: () => void;
  className?: string;
  /** What can be done with them. */
  children: ReactNode;
}

/** How many of a list are selected, and what can be done with them. Floats over the list while something is. */
export function SelectionBar({ what, size, note, onClear, className, children }: SelectionBarProps) {
  return (
    <section
      aria-label={`Selected ${what}s`}
      className={cx(
        'sticky bottom-2 z-10 flex animate-rise flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card edge-control bg-raised px-4 py-3 shadow-float sm:bottom-4',
        className,
      )}
    >
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
        <p role="status" className="font-bold tabular-nums">
          {count(size, what)} selected
          {note && <span className="font-normal text-muted"> {note}</span>}
        </p>
        <IconButton size="sm" label="Clear selection" icon={<X />} onClick={onClear} />
      </div>
      {children}
    </section>
  );
}
