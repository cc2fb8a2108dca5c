import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button';

interface PagesOfScreenProps {
  page: number;
  pages: number;
  onTurn: (by: 1 | -1) => void;
}

/** Which page of a long question the class reads, and the way to the others. Nothing where all of it fits. */
export function PagesOfScreen({ page, pages, onTurn }: PagesOfScreenProps) {
  if (pages === 1) return null;
  return (
    <fieldset aria-label="Pages of the question" className="flex items-center gap-1">
      <IconButton
        icon={<ChevronLeft />}
        label="Page back"
        aria-keyshortcuts="PageUp"
        aria-disabled={page === 0 || undefined}
        className="aria-disabled:opacity-55"
        onClick={() => onTurn(-1)}
      />
      <p role="status" className="tabular-nums">
        Page {page + 1} of {pages}
      </p>
      <IconButton
        icon={<ChevronRight />}
        label="Page on"
        aria-keyshortcuts="PageDown"
        aria-disabled={page === pages - 1 || undefined}
        className="aria-disabled:opacity-55"
        onClick={() => onTurn(1)}
      />
    </fieldset>
  );
}
