import { GripVertical } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { cx } from './cx';

/**
 * Where something is held to be dragged; the rest of it scrolls under a finger as ever. It is for hands only: anyone
 * who uses it offers the same by buttons or keys.
 */
export function DragHandle({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx(
        'target -ml-2 inline-grid size-9 shrink-0 cursor-grab touch-none place-items-center text-muted select-none active:cursor-grabbing print:hidden',
        className,
      )}
    >
      <GripVertical className="size-5" />
    </span>
  );
}
