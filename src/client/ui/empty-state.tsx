import type { ReactNode } from 'react';
import { cx } from './cx';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why it is empty or what to do next. */
  children?: ReactNode;
  /** An `Illustration` or an icon. */
  picture?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** What a list says while there is nothing in it. */
export function EmptyState({ title, children, picture, action, className }: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-center gap-2 px-4 py-10 text-center', className)}>
      {picture && <div className="mb-3 w-full max-w-56 text-muted">{picture}</div>}
      <p className="text-lg font-bold">{title}</p>
      {children && <div className="max-w-measure text-muted">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
