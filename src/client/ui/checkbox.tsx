import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'size'> {
  label: ReactNode;
  /** Keeps the words for screen readers only, where they are plain to see (a box in each row of a table). */
  hideLabel?: boolean;
  /** Neither ticked nor empty: some of what it stands for is. */
  mixed?: boolean;
  hint?: ReactNode;
  onChange?: (checked: boolean) => void;
}

/** A box to tick, with its words as part of the target. */
export function Checkbox({ label, hideLabel, mixed = false, hint, id, onChange, className, ...rest }: CheckboxProps) {
  const fallbackId = useId();
  const own = id ?? fallbackId;
  const Mark = mixed ? Minus : Check;
  return (
    <div className={cx('flex min-h-11 gap-3 py-2.5', hideLabel && 'w-11 pl-3', className)}>
      <span className="relative mt-0.5 grid size-5 shrink-0">
        <input
          {...rest}
          id={own}
          ref={(box) => {
            if (box) box.indeterminate = mixed;
          }}
          type="checkbox"
          aria-describedby={hint ? `${own}-hint` : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
          className={cx(
            'peer size-5 cursor-pointer appearance-none rounded-[min(var(--corner-mark),6px)] edge-control bg-surface transition-colors',
            'tone-accent hover:border-ink checked:filled indeterminate:filled disabled:cursor-default disabled:opacity-55',
          )}
        />
        <Mark
          aria-hidden="true"
          strokeWidth={3.5}
          className={cx(
            'pointer-events-none absolute inset-0 m-auto size-3.5 opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100',
            'text-[color-mix(in_srgb,var(--accent-ink)_var(--fill),var(--accent))]',
          )}
        />
      </span>
      <div className="min-w-0">
        <label
          htmlFor={own}
          className={cx('-my-2.5 block cursor-pointer py-2.5', hideLabel ? '-ml-11 size-11' : '-ml-8 pl-8')}
        >
          {hideLabel ? <span className="sr-only">{label}</span> : label}
        </label>
        {hint && (
          <p id={`${own}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
