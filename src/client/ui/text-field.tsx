import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { controlLook, Field, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size' | 'children'> {
  /** Stands inside at the left, for example a magnifying glass. */
  icon?: ReactNode;
  /** Stands inside at the right, as wide as a target: a button. */
  end?: ReactNode;
}

/** One line of text; for passwords there is `PasswordField`. `className` goes to the whole field. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  icon,
  end,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className }}>
      {(wiring) => (
        <div className="relative">
          {icon && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted [&_svg]:size-5"
            >
              {icon}
            </span>
          )}
          <input
            {...rest}
            {...wiring}
            type={type}
            className={cx(controlLook, icon ? 'pl-10' : null, end ? 'pr-12' : null)}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
