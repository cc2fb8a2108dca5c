import { useRef, useState } from 'react';
import { useGenerate } from '#client/generate/use-generate';
import type { GenerateOutput } from '#shared/api/generate';
import { attachedOf, type LessonData, type Stage } from '#shared/content/lessons/lesson';
import type { ChangeResult } from '#shared/lessons/plan/changes';
import type { Plan } from './local-plan';

export type MadeBy = Pick<GenerateOutput, 'by' | 'fellBack'>;

/** A change of a stage, by its id, or of the whole plan. */
interface LastChange {
  place: string;
  before: LessonData;
  after: readonly Stage[];
}

/** The place of a change that is of no one stage. */
export const wholePlan = 'whole plan';

interface PlanChangesOptions {
  plan: Plan;
  onChange: (plan: Plan) => void;
}

/** How a plan is changed: by hand, by the rules of its stages, and by having one stage written anew. */
export function usePlanChanges({ plan, onChange }: PlanChangesOptions) {
  const { data } = plan;
  const [refused, setRefused] = useState<string>();
  const [origins, setOrigins] = useState<Record<string, MadeBy>>({});
  const [last, setLast] = useState<LastChange>();
  const [rewriting, setRewriting] = useState<string>();
  const { run } = useGenerate('lesson-planner');
  const latest = useRef(plan);
  latest.current = plan;

  const setTitle = (title: string) => onChange({ ...latest.current, title });
  const setData = (next: LessonData) => onChange({ ...latest.current, data: next });
  const editStage = (id: string, edit: (stage: Stage) => Stage) =>
    setData({ ...data, stages: data.stages.map((one) => (one.id === id ? edit(one) : one)) });

  /** True where the change was one. */
  function apply(changed: ChangeResult, about: Partial<LessonData['about']> = {}): boolean {
    setRefused(changed.ok ? undefined : changed.why);
    if (changed.ok) setData({ ...data, about: { ...data.about, ...about }, stages: changed.stages });
    return changed.ok;
  }

  /** The same, where it can be taken back as long as nothing else was changed since. */
  function applyWithUndo(place: string, changed: ChangeResult, about: Partial<LessonData['about']>): boolean {
    const isDone = apply(changed, about);
    if (isDone && changed.ok) setLast({ place, before: data, after: changed.stages });
    return isDone;
  }

  function undo() {
    if (!last) return;
    setLast(undefined);
    apply({ ok: true, stages: last.before.stages }, last.before.about);
  }

  async function rewrite(stage: Stage) {
    setRewriting(stage.id);
    try {
      const answer = await run({
        ask: {
          task: 'lesson-stage',
          about: data.about,
          stage,
          used: data.stages.flatMap(({ activityId }) => activityId ?? []),
          materials: data.materials.map(attachedOf),
          standIn: data.standIn,
        },
      });
      if (answer?.output.task !== 'lesson-stage') return;
      const { stage: next } = answer.output;
      const now = latest.current.data;
      // What was changed meanwhile stays, as far as the stage is not what is new.
      const there = new Set(now.materials.map(({ id }) => id));
      const materialIds = next.materialIds.filter((id) => there.has(id));
      setData({
        ...now,
        stages: now.stages.map((one) =>
          one.id === stage.id ? { ...next, materialIds, minutes: one.minutes, locked: one.locked } : one,
        ),
      });
      setOrigins((before) => ({ ...before, [stage.id]: { by: answer.by, fellBack: answer.fellBack } }));
    } catch {
      // It is said by the one toast for failures; the stage stays as it is.
    } finally {
      setRewriting(undefined);
    }
  }

  const forgetRefusal = () => setRefused(undefined);
  return {
    refused,
    forgetRefusal,
    made: origins,
    rewriting,
    setTitle,
    setData,
    editStage,
    apply,
    applyWithUndo,
    /** What `undo` would take back. */
    undoable: last?.after === data.stages ? last.place : undefined,
    undo,
    rewrite,
  };
}

export type PlanChanges = ReturnType<typeof usePlanChanges>;
