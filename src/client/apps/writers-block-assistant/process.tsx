import { Trash2 } from 'lucide-react';
import type { WritingLog } from '../../../shared/writing/log';
import { ProcessView } from '../../app-kit/writing/process-view';
import { Button } from '../../ui/button';

/** How the text came to be. It is the writer's: nobody else sees it, unless it is handed in with the text. */
export function Process({ log, onForget }: { log: WritingLog; onForget: () => void }) {
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-muted">
        Only you see this. When you hand the text in, you choose whether your teacher sees it. It never holds what you
        wrote.
      </p>
      <ProcessView log={log} />
      <div>
        <Button variant="secondary" icon={<Trash2 />} onClick={onForget}>
          Delete this log
        </Button>
      </div>
    </div>
  );
}
