import { UserMinus, X } from 'lucide-react';
import { Button } from '#client/ui/button';
import { IconButton } from '#client/ui/icon-button';
import { count } from '#shared/core/count';

interface SelectionBarProps {
  size: number;
  onRemove: () => void;
  onClear: () => void;
}

/** How many students are selected, and what can be done with them. Floats over the list while somebody is. */
export function SelectionBar({ size, onRemove, onClear }: SelectionBarProps) {
  return (
    <section
      aria-label="Selected students"
      className="sticky bottom-2 z-10 flex animate-rise flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card edge-control bg-raised px-4 py-3 shadow-float sm:bottom-4"
    >
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between">
        <p role="status" className="font-bold tabular-nums">
          {count(size, 'student')} selected
        </p>
        <IconButton size="sm" label="Clear selection" icon={<X />} onClick={onClear} />
      </div>
      <Button variant="danger" icon={<UserMinus />} className="max-sm:w-full" onClick={onRemove}>
        Take out of the class
      </Button>
    </section>
  );
}
