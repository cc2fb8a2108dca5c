import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { newId } from '#client/lib/new-id';
import { Button } from '#client/ui/button';
import type { LessonData, Stage } from '#shared/content/lessons/lesson';
import { changeWhole, type PlanWish, planWishes } from '#shared/lessons/plan/whole-plan';
import type { useActivities } from './use-activities';
import type { PlanChanges } from './use-plan-changes';

interface WholePlanButtonsProps {
  data: LessonData;
  written: ReturnType<typeof useActivities>;
  changes: PlanChanges;
}

const wishes: readonly PlanWish[] = ['talk', 'copies', 'practice'];

/** Changes a whole plan in one press, and takes the last of these back. */
export function WholePlanButtons({ data, written, changes }: WholePlanButtonsProps) {
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState<Pick<LessonData, 'stages' | 'about'> & { after: Stage[] }>();
  const group = useRef<HTMLFieldSetElement>(null);

  // Without the activities nothing can be said about a plan's stages.
  const isLoaded = written.activities.length > 0;

  function change(wish: PlanWish) {
    if (!isLoaded) return;
    const changed = changeWhole(wish, { ...written, data, newId });
    setSaid(changed.ok ? (changed.said ?? '') : '');
    if (!changed.ok) {
      changes.apply(changed);
      return;
    }
    const copied = new Set(written.activities.filter(({ needsCopies }) => needsCopies).map(({ id }) => id));
    const needsCopies = changed.stages.some(({ activityId }) => copied.has(activityId ?? ''));
    changes.apply(changed, { needsCopies });
    setBefore({ stages: data.stages, about: data.about, after: changed.stages });
  }

  function undo() {
    if (!before) return;
    changes.apply({ ok: true, stages: before.stages }, { needsCopies: before.about.needsCopies });
    setBefore(undefined);
    setSaid('It is as it was.');
    group.current?.querySelector('button')?.focus();
  }

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
      {before?.after === data.stages && (
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
