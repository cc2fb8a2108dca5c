import type { ComponentProps } from 'react';
import { cx } from './cx';
import { controlLook, Field, type FieldProps } from './field';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {}

/**
 * Several lines of text; grows with what is written where the browser can, and never pushes what follows out of sight.
 */
export function TextArea({ label, hideLabel, hint, error, optional, id, rows = 4, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, id, className }}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
          className={cx(controlLook, 'max-h-[70dvh] field-sizing-content resize-y py-2')}
        />
      )}
    </Field>
  );
}
