import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx';
import { controlLook, Field, type FieldProps } from './field';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string = string>
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'size' | 'multiple' | 'value' | 'onChange' | 'children'> {
  options: readonly SelectOption<Value>[];
  value?: Value;
  /** Called with the chosen option's value. */
  onChange?: (value: Value) => void;
}

/** The browser's own select, which phones and screen readers know best, in our clothes. */
export function SelectField<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  options,
  onChange,
  className,
  ...rest
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className }}>
      {(wiring) => (
        <div className="relative">
          <select
            {...rest}
            {...wiring}
            className={cx(controlLook, 'appearance-none pr-10')}
            onChange={(event) => {
              const choice = options.find((option) => option.value === event.target.value);
              if (choice) onChange?.(choice.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
