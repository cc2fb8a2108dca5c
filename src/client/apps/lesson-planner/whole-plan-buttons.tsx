import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { newId } from '#client/lib/new-id';
import { Button } from '#client/ui/button';
import type { LessonData } from '#shared/content/lessons/lesson';
import { needsCopies } from '#shared/lessons/plan/other-activities';
import { changeWhole, type PlanWish, planWishes } from '#shared/lessons/plan/whole-plan';
import type { WrittenActivities } from './use-activities';
import { type PlanChanges, wholePlan } from './use-plan-changes';

interface WholePlanButtonsProps {
  data: LessonData;
  written: WrittenActivities;
  changes: Pick<PlanChanges, 'applyWithUndo' | 'undoable' | 'undo'>;
}

const wishes: readonly PlanWish[] = ['talk', 'copies', 'practice'];

/** Changes a whole plan in one press, and takes the last of these back. */
export function WholePlanButtons({ data, written, changes }: WholePlanButtonsProps) {
  const [said, setSaid] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const { activities, query } = written;

  // Without the activities nothing can be said about a plan's stages.
  const isLoaded = activities.length > 0;

  function change(wish: PlanWish) {
    if (!isLoaded) return;
    const changed = changeWhole(wish, { ...written, data, newId });
    setSaid(changed.ok ? (changed.said ?? '') : '');
    const copies = changed.ok && needsCopies(changed.stages, activities);
    changes.applyWithUndo(wholePlan, changed, { needsCopies: copies });
  }

  function undo() {
    changes.undo();
    setSaid('It is as it was.');
    group.current?.querySelector('button')?.focus();
  }

  if (query.status === 'error') return <LoadFailed what="The activities that a plan is changed with" query={query} />;
  return (
    <fieldset ref={group} aria-label="Change the whole plan" className="flex min-w-0 flex-wrap items-center gap-2">
      {wishes.map((wish) => (
        <Button
          key={wish}
          size="sm"
          variant="secondary"
          aria-disabled={!isLoaded || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => change(wish)}
        >
          {planWishes[wish]}
        </Button>
      ))}
      {changes.undoable === wholePlan && (
        <Button size="sm" variant="quiet" icon={<Undo2 />} onClick={undo}>
          Undo
        </Button>
      )}
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </fieldset>
  );
}
