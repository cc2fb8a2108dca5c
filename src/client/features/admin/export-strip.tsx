import { Button } from '#client/ui/button';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';
import type { ExportProgress } from './use-export';

interface ExportStripProps {
  progress: ExportProgress;
  unit: string;
  onCancel: () => void;
}

/** How far an export has come, and the way out of it. */
export function ExportStrip({ progress: { done, total }, unit, onCancel }: ExportStripProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card edge-card bg-surface px-4 py-3">
      <p className="tabular-nums">
        Exporting {numberText(done)} of {count(total, unit)}
      </p>
      <progress
        aria-label="Export"
        max={total || undefined}
        value={total ? done : undefined}
        className="h-2 min-w-40 flex-1 accent-accent"
      />
      <Button size="sm" variant="secondary" onClick={onCancel}>
        Cancel export
      </Button>
    </div>
  );
}
