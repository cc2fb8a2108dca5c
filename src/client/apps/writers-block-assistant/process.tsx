import { Trash2 } from 'lucide-react';
import { Button } from '#client/ui/button';
import { ProcessView } from '#client/writing/process-view';
import type { WritingLog } from '#shared/writing/log';

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
