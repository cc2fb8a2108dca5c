import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { numberText } from '#shared/core/locale';
import { Button } from './button';

interface PagerProps {
  /** Which rows these are. */
  status: string;
  /** The page that was asked for is on its way. */
  pending: boolean;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** From page to page; cursors know no page numbers, so it goes one by one. */
export function Pager({ status, pending, onBack, onNext }: PagerProps) {
  return (
    <nav
      aria-label="Pages"
      className="grid grid-cols-2 items-center gap-3 border-t border-line p-4 sm:grid-cols-[1fr_auto_1fr]"
    >
      <p role="status" className="text-center text-muted tabular-nums max-sm:col-span-2 sm:order-2">
        {status}
      </p>
      <PageButton onPress={pending ? undefined : onBack} className="sm:order-1 sm:justify-self-start">
        <ChevronLeft aria-hidden="true" /> Previous
      </PageButton>
      <PageButton onPress={pending ? undefined : onNext} className="sm:order-3 sm:justify-self-end">
        Next <ChevronRight aria-hidden="true" />
      </PageButton>
    </nav>
  );
}

interface PageButtonProps {
  onPress: (() => void) | undefined;
  className: string;
  children: ReactNode;
}

/** Keeps the focus at the first and the last page, where `disabled` would throw it away. */
function PageButton({ onPress, className, children }: PageButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-disabled={!onPress}
      onClick={() => onPress?.()}
      className={`aria-disabled:opacity-55 ${className}`}
    >
      {children}
    </Button>
  );
}

/** `51–100`: which rows of a list a page has. */
export function rangeText(page: number, pageSize: number, rowCount: number): string {
  const first = page * pageSize + 1;
  return `${numberText(first)}–${numberText(first + rowCount - 1)}`;
}
