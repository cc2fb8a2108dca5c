import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/** A secret that can be shown and hidden while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [revealed, setRevealed] = useState(false);
  const Picture = revealed ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={revealed ? 'text' : 'password'}
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
  );
}
