import { cx } from './cx';

/** A grey stand-in with the size of what is loading: give it height and width by class. Silent to screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-breathe rounded-mark bg-[color-mix(in_srgb,var(--muted)_18%,transparent)]',
        className,
      )}
    />
  );
}
