import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from './cx';
import { controlLook, Field, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'size' | 'children'> {
  /** Stands inside at the left, for example a magnifying glass. */
  icon?: ReactNode;
}

/** One line of text. With `type="password"` it can be shown and hidden. `className` goes to the whole field. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  icon,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const secret = type === 'password';
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
            type={secret && revealed ? 'text' : type}
            className={cx(controlLook, icon ? 'pl-10' : null, secret && 'pr-12')}
          />
          {secret && (
            <button
              type="button"
              // Not 'Show password': a name that contains the field's own would be taken for it.
              aria-label={revealed ? 'Hide what is typed' : 'Show what is typed'}
              onClick={() => setRevealed(!revealed)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
            >
              {revealed ? (
                <EyeOff aria-hidden="true" className="size-5" />
              ) : (
                <Eye aria-hidden="true" className="size-5" />
              )}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
