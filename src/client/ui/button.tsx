import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look';
import { cx } from './cx';
import { Spinner } from './spinner';
import { useSpinning } from './use-spinning';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once per view, `danger` for what cannot be undone. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its parent. */
  wide?: boolean;
  /**
   * Work is under way: the button keeps its width and the focus, ignores presses and says `pendingLabel` to a screen
   * reader.
   */
  pending?: boolean;
  pendingLabel?: string;
  /** Stands before the words; hidden from screen readers. */
  icon?: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  pending,
  pendingLabel = 'Working…',
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const spins = useSpinning(pending ?? false);
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled` while pending, for that would throw the focus away; this also stops a form from being sent twice.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <>
      <button
        {...rest}
        type={type}
        aria-busy={pending || undefined}
        aria-disabled={pending || rest['aria-disabled']}
        className={cx(buttonLook(variant, size, wide), spins && 'relative', className)}
        onClick={handleClick}
      >
        <span className={cx('inline-flex items-center gap-2', spins && 'opacity-0')}>
          {icon && (
            <span aria-hidden="true" className="inline-flex">
              {icon}
            </span>
          )}
          {children}
        </span>
        {spins && (
          <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </button>
      {pending !== undefined && (
        <span role="status" className="sr-only">
          {pending && pendingLabel}
        </span>
      )}
    </>
  );
}
