import { cx } from './cx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-bold text-center select-none no-underline ' +
  'transition-[background-color,border-color,transform] active:translate-y-px ' +
  'disabled:opacity-55 disabled:active:translate-y-0 aria-busy:active:translate-y-0 ' +
  '[&_svg]:size-[1.15em] [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary: 'edge-width tone-accent filled filled-press',
  secondary: 'edge-control bg-surface text-ink hover:border-ink',
  quiet: 'edge-width border-transparent tone-neutral text-ink hover:tinted-hover',
  danger: 'edge-width tone-bad filled filled-press',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'target min-h-9 px-3 text-sm',
  md: 'min-h-control px-4 py-1 text-base',
  lg: 'min-h-[calc(var(--control)+0.5rem)] px-6 py-2 text-lg',
};

/** The classes of a button, for buttons and for links that look like one. */
export function buttonLook(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', wide = false): string {
  return cx(base, variants[variant], sizes[size], wide && 'w-full');
}
