import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: its name for screen readers and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'secondary' | 'danger';
  /** `sm` looks 36 px small and still has a 44-px target. */
  size?: 'sm' | 'md';
}

const variants = {
  quiet: 'edge-width border-transparent tone-neutral text-muted hover:text-ink hover:tinted-hover',
  secondary: 'edge-control bg-surface text-ink hover:border-ink',
  danger: 'edge-width border-transparent tone-bad text-bad hover:tinted-hover',
};

/** A button that is only a picture. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={rest.title ?? label}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-control transition-colors disabled:opacity-55',
        '[&_svg]:size-5',
        size === 'sm' ? 'target size-9' : 'size-control',
        variants[variant],
        className,
      )}
    >
      <span aria-hidden="true" className="inline-flex">
        {icon}
      </span>
    </button>
  );
}
