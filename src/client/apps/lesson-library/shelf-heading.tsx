import type { ReactNode } from 'react';

interface ShelfHeadingProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** The heading of a shelf. The focus goes to it where what had it is gone. */
export function ShelfHeading({ id, className = '', children }: ShelfHeadingProps) {
  return (
    <h2 id={id} tabIndex={-1} className={`text-lg font-bold outline-none ${className}`}>
      {children}
    </h2>
  );
}

export function focusHeading(id: string): void {
  document.getElementById(id)?.focus();
}
