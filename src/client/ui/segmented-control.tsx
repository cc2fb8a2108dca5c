import { type ReactNode, useId } from 'react';
import { cx } from './cx';

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is being chosen; the group's name. */
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Every segment as wide as the others, together as wide as the parent. */
  wide?: boolean;
  className?: string;
}

/** A few choices side by side, one of them chosen. Real radio buttons, so the arrow keys work. */
export function SegmentedControl<Value extends string = string>({
  label,
  hideLabel,
  options,
  value,
  onChange,
  wide,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5'}>{label}</legend>
      <div
        className={cx(
          'flex-wrap gap-1 rounded-control edge-control bg-surface p-[3px]',
          wide ? 'flex w-full' : 'inline-flex',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'target inline-flex min-h-[calc(var(--control)-8px)] cursor-pointer items-center justify-center gap-2 px-3.5',
              'rounded-(--corner-segment) border border-transparent text-muted',
              'transition-colors tone-accent hover:text-ink [&_svg]:size-[1.15em]',
              'has-checked:filled has-checked:font-bold has-disabled:cursor-default has-disabled:opacity-55',
              'has-focus-visible:outline-(length:--ring) has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              wide && 'flex-1 max-sm:px-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon && (
              <span aria-hidden="true" className="inline-flex">
                {option.icon}
              </span>
            )}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
