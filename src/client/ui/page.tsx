import type { ReactNode } from 'react';
import { cx } from './cx';

export type PageWidth = 'measure' | 'page' | 'wide' | 'full';

export interface PageProps {
  title?: ReactNode;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** Buttons across from the title; under it on a phone. */
  actions?: ReactNode;
  /** `measure` for a form, `page` for reading and settings, `wide` for grids and tables, `full` for tools. */
  width?: PageWidth;
  className?: string;
  children?: ReactNode;
}

const widths: Record<PageWidth, string> = {
  measure: 'max-w-measure',
  page: 'max-w-page',
  wide: 'max-w-wide',
  full: 'max-w-none',
};

/** Margins, width and heading of a page. Goes inside the shell's `<main>`. */
export function Page({ title, lead, actions, width = 'page', className, children }: PageProps) {
  return (
    <div className="px-4 pt-8 pb-16 sm:px-8 sm:pt-12">
      <div className={cx('mx-auto w-full', widths[width])}>
        {(title || actions) && (
          <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div className="min-w-0">
              {title && <PageHeading>{title}</PageHeading>}
              {lead && <p className="mt-3 max-w-measure text-lg text-muted">{lead}</p>}
            </div>
            {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
          </header>
        )}
        <div className={className}>{children}</div>
      </div>
    </div>
  );
}

export interface PageHeadingProps {
  id?: string;
  /** `display` for the head of a public page. */
  size?: 'page' | 'display';
  className?: string;
  children: ReactNode;
}

/** The one h1 of a page. Focus may be moved to it after navigation. */
export function PageHeading({ id, size = 'page', className, children }: PageHeadingProps) {
  return (
    <h1
      id={id}
      tabIndex={-1}
      className={cx('font-display tracking-[-0.015em]', size === 'display' ? 'text-3xl' : 'text-2xl', className)}
    >
      {children}
    </h1>
  );
}
