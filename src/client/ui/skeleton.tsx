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

/** Some lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places
        <Skeleton key={line} className={cx('h-3.5', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}
