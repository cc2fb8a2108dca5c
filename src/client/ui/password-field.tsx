import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { Names } from '#shared/core/passwords';
import { TextField, type TextFieldProps } from './text-field';

/** Comes when somebody chooses a password: most people only type theirs. */
const PasswordMeter = lazy(() => import('./password-meter').then((m) => ({ default: m.PasswordMeter })));

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** A new password: how good it is stands below. Names that the form does not ask for are given here. */
  isNew?: boolean | Names;
}

/** A secret that can be shown and hidden while it is typed. */
export function PasswordField({ isNew = false, className, ...props }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const [typed, setTyped] = useState<{ password: string; names: Names }>();
  const Picture = revealed ? EyeOff : Eye;
  return (
    <div className={className ?? 'grid gap-1.5'}>
      <TextField
        {...props}
        type={revealed ? 'text' : 'password'}
        onInput={(event) => {
          props.onInput?.(event);
          const names = typeof isNew === 'object' ? isNew : namesIn(event);
          setTyped({ password: event.currentTarget.value, names });
        }}
        end={
          <button
            type="button"
            // Not 'Show password': a name that contains the field's own would be taken for it.
            aria-label={revealed ? 'Hide what is typed' : 'Show what is typed'}
            onClick={() => setRevealed(!revealed)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Picture aria-hidden="true" className="size-5" />
          </button>
        }
      />
      {isNew && typed && typed.password !== '' && (
        <Suspense>
          <PasswordMeter {...typed} />
        </Suspense>
      )}
    </div>
  );
}

/** The names that stand in the same form. */
function namesIn({ currentTarget: { form } }: FormEvent<HTMLInputElement>): Names {
  const textOf = (name: string) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return { username: textOf('username'), email: textOf('email') };
}
