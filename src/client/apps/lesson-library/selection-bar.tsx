import { Download, FolderInput, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useExport } from '#client/library/use-export';
import { Button } from '#client/ui/button';
import type { ResourceSummary } from '#shared/api/library';
import { useOrganise } from './use-work';

const MoveDialog = lazy(() => import('./move-dialog').then((m) => ({ default: m.MoveDialog })));

interface SelectionBarProps {
  chosen: readonly ResourceSummary[];
  folders: readonly string[];
  onDone: () => void;
}

/** What can be done with all that is chosen. */
export function SelectionBar({ chosen, folders, onDone }: SelectionBarProps) {
  const [isMoving, setMoving] = useState(false);
  const { organise, isPending } = useOrganise(onDone);
  const exportWork = useExport();
  const ids = chosen.map(({ id }) => id);
  const many = `${ids.length} chosen`;
  const starred = chosen.every(({ favourite }) => favourite);
  return (
    <div className="sticky top-2 z-20 flex flex-wrap items-center gap-2 rounded-card edge-float bg-raised p-2 shadow-float">
      <p role="status" className="px-2 font-bold tabular-nums">
        {many}
      </p>
      <Button size="sm" variant="secondary" icon={<FolderInput />} onClick={() => setMoving(true)}>
        Move or tag
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Star />}
        pending={isPending}
        onClick={() => organise({ ids, favourite: !starred })}
      >
        {starred ? 'Unstar' : 'Star'}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download />}
        pending={exportWork.isPending}
        onClick={() => exportWork.run(ids, 'My work')}
      >
        Export
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Trash2 />}
        pending={isPending}
        onClick={() => organise({ ids, inTrash: true }, `${many.replace(' chosen', '')} in the trash`)}
      >
        To the trash
      </Button>
      <Button size="sm" variant="quiet" onClick={onDone}>
        Choose none
      </Button>
      <Suspense fallback={null}>
        {isMoving && (
          <MoveDialog
            ids={ids}
            folders={folders}
            onClose={() => setMoving(false)}
            onDone={() => {
              setMoving(false);
              onDone();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
