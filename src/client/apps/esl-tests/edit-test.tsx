import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { SetEditor } from '#client/question-sets/set-editor';
import { SetPage } from '#client/question-sets/set-page';
import { Button } from '#client/ui/button';

interface EditTestProps {
  id: string;
  isPresenting: boolean;
  onTry: () => void;
}

/** A test of one's own: written, put in order, tried, given to others and marked. */
export function EditTest({ id, isPresenting, onTry }: EditTestProps) {
  const [isMarking, setMarking] = useState(false);
  return (
    <SetPage key={id} kind="test" id={id}>
      {(set) => (
        <>
          <SetEditor
            set={set}
            isPresenting={isPresenting}
            onTry={onTry}
            actions={
              <Button variant="secondary" icon={<ClipboardCheck />} onClick={() => setMarking(true)}>
                Mark
              </Button>
            }
          />
          {isMarking && (
            <LazyDialog
              load={() => import('./hand-ins').then((m) => m.HandInsDialog)}
              dialog={{ resourceId: id, title: set.title, onClose: () => setMarking(false) }}
            />
          )}
        </>
      )}
    </SetPage>
  );
}
