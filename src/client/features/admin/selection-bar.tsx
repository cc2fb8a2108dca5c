import { Coins, Download, Trash2, UserCog, X } from 'lucide-react';
import { Button } from '#client/ui/button';
import { IconButton } from '#client/ui/icon-button';
import { count } from '#shared/core/count';
import { limits } from '#shared/core/limits';
import type { BulkAction } from './bulk-dialogs';

interface SelectionBarProps {
  size: number;
  exporting: boolean;
  onAction: (action: BulkAction) => void;
  onExport: () => void;
  onClear: () => void;
}

/** How many users are selected, and what can be done with them. Floats over the list while somebody is. */
export function SelectionBar({ size, exporting, onAction, onExport, onClear }: SelectionBarProps) {
  return (
    <section
      aria-label="Selected users"
      className="sticky bottom-2 z-10 mx-auto flex w-full max-w-4xl animate-rise flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card edge-control bg-raised px-4 py-3 shadow-float sm:bottom-4"
    >
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
        <p role="status" className="font-bold tabular-nums">
          {count(size, 'user')} selected
          {size === limits.usersAtOnce && <span className="font-normal text-muted"> (the most at once)</span>}
        </p>
        <IconButton size="sm" label="Clear selection" icon={<X />} onClick={onClear} />
      </div>
      <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex sm:flex-wrap">
        <Button size="sm" variant="secondary" icon={<UserCog />} onClick={() => onAction('role')}>
          Change role
        </Button>
        <Button size="sm" variant="secondary" icon={<Coins />} onClick={() => onAction('tokens')}>
          Give tokens
        </Button>
        <Button size="sm" variant="secondary" icon={<Download />} disabled={exporting} onClick={onExport}>
          Export selected
        </Button>
        <Button size="sm" variant="danger" icon={<Trash2 />} onClick={() => onAction('delete')}>
          Delete
        </Button>
      </div>
    </section>
  );
}
