import { cx } from './cx';

export interface LogoProps {
  /** Without the words, where there is no room. The link around it must then be named. */
  markOnly?: boolean;
  className?: string;
}

/** The studio: a circle of seats, and someone in front. It also reads as a C. Scales with the text size. */
export function Logo({ markOnly, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-[0.5em] whitespace-nowrap', className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-[1.6em] shrink-0">
        <rect x="1" y="1" width="30" height="30" rx="7" className="fill-accent" />
        <path
          d="M21.9 21.9a8.3 8.3 0 1 1 0-11.8"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-accent-ink"
        />
        <circle cx="22.8" cy="16" r="2.9" className="fill-accent-ink" />
      </svg>
      {markOnly ? null : (
        <span className="font-brand font-bold tracking-[-0.015em] max-xs:sr-only">Classroom Studio</span>
      )}
    </span>
  );
}
