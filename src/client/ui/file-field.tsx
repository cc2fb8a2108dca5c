import type { ReactNode } from 'react';
import { controlLook, Field } from './field';

interface FileFieldProps {
  /** The endings and types that the browser offers first. */
  accept: string;
  error?: ReactNode;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** One file of the device. The same one can be chosen again, once it was corrected. */
export function FileField({ accept, error, disabled, onChoose }: FileFieldProps) {
  return (
    <Field label="File" error={error}>
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          accept={accept}
          disabled={disabled}
          // A browser says nothing where what is chosen was chosen already.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
          }}
          className={`${controlLook} cursor-pointer py-1.5 pl-1.5 file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-mark file:border-0 file:bg-canvas file:px-3 file:text-ink`}
        />
      )}
    </Field>
  );
}
