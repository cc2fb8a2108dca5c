import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './cx';

export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only, where the field's purpose is plain to see (a search box). */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. */
  error?: ReactNode;
  /** Says so beside the label, since required is the rule. */
  optional?: boolean;
}

/** What the control inside a field must carry, so that label, hint and error belong to it. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, hint and error below: the frame that text fields, text areas and selects share. */
export function Field({ label, hideLabel, hint, error, optional, id, className, children }: FieldFrameProps) {
  const fallbackId = useId();
  const own = id ?? fallbackId;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={own} className={hideLabel ? 'sr-only' : 'font-bold'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({ id: own, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${own}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${own}-error`} className="flex gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden="true" className="mt-px size-[1.25em] shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** The look of a control whose size is its own. */
export const controlFrame =
  'edge-field w-full rounded-control bg-surface text-ink transition-colors ' +
  'hover:border-ink focus-visible:outline-offset-0 focus-visible:border-focus ' +
  'aria-invalid:border-bad disabled:opacity-60 disabled:hover:border-edge read-only:not-[select]:bg-canvas';

/** The look of the control itself. */
export const controlLook = `${controlFrame} min-h-control px-3 text-base`;
