import { useLayoutEffect, useRef } from 'react';
import { cx } from './cx';
import { spinnerStaysMs, useSpinning } from './use-spinning';

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

/**
 * Waiting for a whole page. It comes late and then stays for a moment, so that nothing flickers. Its words come into a
 * live region that is already there, which is when screen readers say them.
 */
export function FullScreenSpinner({ label = 'Loading…', within }: FullScreenSpinnerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isShown = useSpinning(true);
  useLayoutEffect(() => {
    if (!isShown) return;
    const shownAt = Date.now();
    const { current } = frame;
    return () => {
      const missing = spinnerStaysMs - (Date.now() - shownAt);
      if (current && missing > 0) linger(current, missing);
    };
  }, [isShown]);
  return (
    <div ref={frame} role="status" className={cx('grid place-items-center p-8', within ? 'min-h-80' : 'min-h-dvh')}>
      {isShown && (
        <div className="grid animate-appear justify-items-center gap-4 text-muted">
          <Spinner className="text-2xl text-accent" />
          <p>{label}</p>
        </div>
      )}
    </div>
  );
}

/**
 * Leaves a picture of a spinner over the page that follows it. React takes away what stands in for a page as soon as
 * the page is there, so the spinner itself cannot stay.
 */
function linger(spinner: HTMLElement, forMs: number): void {
  const { top, left, width, height } = spinner.getBoundingClientRect();
  const picture = document.createElement('div');
  picture.className = 'spinner-picture';
  picture.ariaHidden = 'true';
  picture.inert = true;
  Object.assign(picture.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` });
  picture.append(...[...spinner.children].map((child) => child.cloneNode(true)));
  document.body.append(picture);
  setTimeout(() => picture.remove(), forMs);
}
