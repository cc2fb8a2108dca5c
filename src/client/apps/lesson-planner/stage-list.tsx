import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MadeBy } from '#client/generate/made-by';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import type { LessonData, Stage } from '#shared/content/lessons/lesson';
import { minutesOf, move, remove, setMinutes, setTotal } from '#shared/lessons/plan/changes';
import { StageCard } from './stage-card';
import { TotalMinutes } from './total-minutes';
import type { WrittenActivities } from './use-activities';
import type { PlanChanges } from './use-plan-changes';
import { useStageDrag } from './use-stage-drag';
import { WholePlanButtons } from './whole-plan-buttons';

interface StageListProps {
  data: LessonData;
  changes: PlanChanges;
  written: WrittenActivities;
  /** A dialog is open, which says itself what was refused. */
  isAsking: boolean;
  onSwap: (stage: Stage) => void;
  onAdd: () => void;
}

/** The stages of a lesson in their order, with the sum of their minutes always in sight. */
export function StageList({ data, changes, written, isAsking, onSwap, onAdd }: StageListProps) {
  const { boundsOf } = written;
  const { refused, forgetRefusal, made, rewriting, editStage, apply, rewrite } = changes;
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<{ id: string; by: number }>(undefined);

  const drag = useStageDrag(list, (id, to) => {
    const from = data.stages.findIndex((stage) => stage.id === id);
    if (from !== to) apply(move(data.stages, id, to - from));
  });

  // A card that changes its place takes the focus along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    const last = moved.current;
    if (!last) return;
    moved.current = undefined;
    const card = list.current?.querySelector(`[data-stage="${last.id}"]`);
    card?.querySelector<HTMLElement>(`[aria-label$="${last.by < 0 ? ' up' : ' down'}"]`)?.focus();
  }, [data.stages]);

  const total = minutesOf(data.stages);
  return (
    <section ref={list} aria-labelledby="stages-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="stages-heading" tabIndex={-1} className="text-lg font-bold outline-none">
        Stages
      </h3>
      <WholePlanButtons data={data} written={written} changes={changes} />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {data.stages.map((stage, place) => {
          const madeBy = made[stage.id];
          return (
            <StageCard
              key={stage.id}
              stage={stage}
              place={place}
              count={data.stages.length}
              materials={data.materials}
              isRewriting={rewriting === stage.id}
              dragHandlers={drag.handlers(stage.id)}
              dropsAt={drag.dropsAt(stage.id)}
              madeBy={madeBy && <MadeBy {...madeBy} />}
              onMinutes={(minutes) => apply(setMinutes(data.stages, stage.id, minutes, boundsOf))}
              onMove={(by) => {
                moved.current = { id: stage.id, by };
                apply(move(data.stages, stage.id, by));
              }}
              onSwap={() => onSwap(stage)}
              onUndo={changes.undoable === stage.id ? changes.undo : undefined}
              onLock={() => editStage(stage.id, (one) => ({ ...one, locked: !one.locked }))}
              onRemove={() => {
                if (apply(remove(data.stages, stage.id, boundsOf))) document.getElementById('stages-heading')?.focus();
              }}
              onRewrite={() => void rewrite(stage)}
              onEdit={(next) => editStage(stage.id, () => next)}
            />
          );
        })}
      </ol>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas py-2">
        {refused && !isAsking && <Banner className="w-full" tone="warn" title={refused} onDismiss={forgetRefusal} />}
        <TotalMinutes
          key={`${data.about.minutes} ${total}`}
          total={total}
          onChange={(minutes) => apply(setTotal(data.stages, minutes, boundsOf), { minutes })}
        />
        <Button variant="secondary" icon={<Plus />} onClick={onAdd}>
          Add a stage
        </Button>
      </div>
    </section>
  );
}
