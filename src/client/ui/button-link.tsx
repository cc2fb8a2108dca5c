import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look';
import { cx } from './cx';

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours (`/pricing`) navigates inside the page; anything else (`mailto:`, `https:`) is a plain link. */
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
  /** Replace the history entry instead of adding one. */
  replace?: boolean;
  /** Leave the single-page app even though the address is a path (a download, the API's page). */
  reload?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  variant,
  size,
  wide,
  icon,
  replace,
  reload,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = cx(buttonLook(variant, size, wide), className);
  const content = (
    <>
      {icon && (
        <span aria-hidden="true" className="inline-flex">
          {icon}
        </span>
      )}
      {children}
    </>
  );
  if (reload || !href.startsWith('/')) {
    return (
      <a {...rest} href={href} className={look}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} href={href} replace={replace} className={look}>
      {content}
    </Link>
  );
}
