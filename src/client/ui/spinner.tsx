import { cx } from './cx';

export interface SpinnerProps {
  /** Said to screen readers; without one the spinner is decoration beside words that say it. */
  label?: string;
  className?: string;
}

/** A turning arc and dot, the studio's mark at work. Takes the size and colour of the text around it. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cx('inline-flex', className)}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-[1.25em] animate-spin">
        <path d="M18.4 18.4a9 9 0 1 1 0-12.8" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <circle cx="20.2" cy="12" r="2" fill="currentColor" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

export interface FullScreenSpinnerProps {
  /** Shown under the spinner, for example 'Loading app.' */
  label?: string;
  /** Fills its parent instead of the window. */
  within?: boolean;
}

/** Waiting for a whole page. Shows itself only after 400 ms, so that quick answers do not flicker. */
export function FullScreenSpinner({ label = 'Loading…', within }: FullScreenSpinnerProps) {
  return (
    <div role="status" className={cx('grid place-items-center p-8', within ? 'min-h-80' : 'min-h-dvh')}>
      <div className="grid animate-late justify-items-center gap-4 text-muted">
        <Spinner className="text-2xl text-accent" />
        <p>{label}</p>
      </div>
    </div>
  );
}
