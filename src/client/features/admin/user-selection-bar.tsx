import { Coins, Download, Trash2, UserCog } from 'lucide-react';
import { Button } from '#client/ui/button';
import { SelectionBar } from '#client/ui/selection-bar';
import { limits } from '#shared/core/limits';
import type { BulkAction } from './bulk-dialogs';

interface UserSelectionBarProps {
  size: number;
  exporting: boolean;
  onAction: (action: BulkAction) => void;
  onExport: () => void;
  onClear: () => void;
}

/** What can be done with the users who are selected. */
export function UserSelectionBar({ size, exporting, onAction, onExport, onClear }: UserSelectionBarProps) {
  return (
    <SelectionBar
      what="user"
      size={size}
      note={size === limits.usersAtOnce && '(the most at once)'}
      onClear={onClear}
      className="mx-auto w-full max-w-4xl"
    >
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
    </SelectionBar>
  );
}
