import { Download, Play, Plus, Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { MadeBy } from '#client/generate/made-by';
import { useGenerate } from '#client/generate/use-generate';
import { aboutLine } from '#client/lessons/lesson-blocks';
import { MaterialLinks } from '#client/lessons/material-links';
import { MaterialView } from '#client/lessons/material-view';
import { ReflectionForm } from '#client/lessons/reflection-form';
import { newId } from '#client/lib/new-id';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import type { GenerateOutput } from '#shared/api/generate';
import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { attachedOf, type LessonData, type Stage, type StageKind } from '#shared/content/lessons/lesson';
import { standInNote } from '#shared/lessons/plan/about-texts';
import {
  add,
  type ChangeResult,
  minutesOf,
  move,
  remove,
  setMinutes,
  setTotal,
  swap,
} from '#shared/lessons/plan/changes';
import { outlineOf, stageFrom } from '#shared/lessons/plan/other-activities';
import { ChooseActivity } from './choose-activity';
import type { Plan } from './local-plan';
import { AimsEditor, AroundEditor } from './plan-texts-editor';
import { StageCard } from './stage-card';
import { TypedText } from './typed-text';
import type { useActivities } from './use-activities';
import { useStageDrag } from './use-stage-drag';

const PrintLesson = lazy(() => import('#client/lessons/print-lesson').then((m) => ({ default: m.PrintLesson })));
const ExportDialog = lazy(() => import('#client/lessons/export-dialog').then((m) => ({ default: m.ExportDialog })));

interface PlanEditorProps {
  plan: Plan;
  onChange: (plan: Plan) => void;
  written: ReturnType<typeof useActivities>;
  onTeach: () => void;
  /** Where it is kept, and what else can be done with it. */
  status?: ReactNode;
}

/** What a dialog is open for. */
type Asking = { kind: 'swap'; stage: Stage } | { kind: 'add' } | { kind: 'print' } | { kind: 'export' };

/** The plan as a document: everything in it can be changed, and its minutes always add up. */
export function PlanEditor({ plan, onChange, written, onTeach, status }: PlanEditorProps) {
  const { title, data } = plan;
  const { activities, boundsOf } = written;
  const [asking, setAsking] = useState<Asking>();
  const [refused, setRefused] = useState<string>();
  const [made, setMade] = useState<Record<string, Pick<GenerateOutput, 'by' | 'fellBack'>>>({});
  const [rewriting, setRewriting] = useState<string>();
  const { run } = useGenerate('lesson-planner');
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<{ id: string; by: number }>(undefined);

  const drag = useStageDrag(list, (id, to) => {
    const from = data.stages.findIndex((stage) => stage.id === id);
    if (from !== to) apply(move(data.stages, id, to - from));
  });

  const latest = useRef(plan);
  latest.current = plan;
  const setData = (next: LessonData) => onChange({ ...latest.current, data: next });

  /** True where the change was one. */
  function apply(changed: ChangeResult, about: Partial<LessonData['about']> = {}): boolean {
    setRefused(changed.ok ? undefined : changed.why);
    if (changed.ok) setData({ ...data, about: { ...data.about, ...about }, stages: changed.stages });
    return changed.ok;
  }

  // A card that changes its place takes the focus along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    const last = moved.current;
    if (!last) return;
    moved.current = undefined;
    const card = list.current?.querySelector(`[data-stage="${last.id}"]`);
    card?.querySelector<HTMLElement>(`[aria-label$="${last.by < 0 ? ' up' : ' down'}"]`)?.focus();
  }, [data.stages]);

  function chosen(activity: LessonActivity, kind: StageKind) {
    const isSwap = asking?.kind === 'swap';
    const place = isSwap
      ? asking.stage
      : { id: newId(), kind, minutes: Math.round((activity.minutes[0] + activity.minutes[1]) / 2) };
    const stage = stageFrom(activity, outlineOf(data), place);
    const changed = isSwap
      ? swap(data.stages, place.id, stage, boundsOf)
      : add(data.stages, stage, beforeTheEnd(data.stages), boundsOf);
    if (apply(changed)) setAsking(undefined);
  }

  function addOwn(kind: StageKind) {
    const own: Stage = {
      id: newId(),
      kind,
      title: 'My own stage',
      aim: '',
      minutes: 5,
      grouping: 'T–S',
      steps: [],
      materialIds: [],
      things: [],
      support: '',
      challenge: '',
      locked: false,
    };
    if (apply(add(data.stages, own, beforeTheEnd(data.stages), boundsOf))) setAsking(undefined);
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
      setMade((known) => ({ ...known, [stage.id]: { by: answer.by, fellBack: answer.fellBack } }));
    } catch {
      // It is said by the one toast for failures; the stage stays as it is.
    } finally {
      setRewriting(undefined);
    }
  }

  const total = minutesOf(data.stages);
  const note = standInNote(data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2">
        <TypedText
          label="Title of the plan"
          most={120}
          required="A plan needs a title."
          value={title}
          onChange={(text) => onChange({ ...latest.current, title: text })}
        />
        <p className="text-muted">{aboutLine(data.about)}</p>
        {note && <p className="text-muted">{note}</p>}
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="secondary" icon={<Play />} onClick={onTeach}>
            Teach it
          </Button>
          <Button variant="secondary" icon={<Printer />} onClick={() => setAsking({ kind: 'print' })}>
            Print
          </Button>
          <Button variant="secondary" icon={<Download />} onClick={() => setAsking({ kind: 'export' })}>
            Export
          </Button>
          {status}
        </div>
      </div>
      <AimsEditor data={data} onChange={setData} />
      <section ref={list} aria-labelledby="stages-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 id="stages-heading" tabIndex={-1} className="text-lg font-bold outline-none">
          Stages
        </h3>
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {data.stages.map((stage, place) => (
            <StageCard
              key={stage.id}
              stage={stage}
              place={place}
              count={data.stages.length}
              materials={data.materials}
              isRewriting={rewriting === stage.id}
              dragHandlers={drag.handlers(stage.id)}
              dropsAt={drag.dropsAt(stage.id)}
              madeBy={madeBy(made[stage.id])}
              onMinutes={(minutes) => apply(setMinutes(data.stages, stage.id, minutes, boundsOf))}
              onMove={(by) => {
                moved.current = { id: stage.id, by };
                apply(move(data.stages, stage.id, by));
              }}
              onSwap={() => {
                setRefused(undefined);
                setAsking({ kind: 'swap', stage });
              }}
              onLock={() =>
                setData({
                  ...data,
                  stages: data.stages.map((one) => (one.id === stage.id ? { ...one, locked: !one.locked } : one)),
                })
              }
              onRemove={() => {
                if (apply(remove(data.stages, stage.id, boundsOf))) document.getElementById('stages-heading')?.focus();
              }}
              onRewrite={() => void rewrite(stage)}
              onEdit={(next) =>
                setData({ ...data, stages: data.stages.map((one) => (one.id === stage.id ? next : one)) })
              }
            />
          ))}
        </ol>
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-canvas py-2">
          {refused && !asking && (
            <Banner className="w-full" tone="warn" title={refused} onDismiss={() => setRefused(undefined)} />
          )}
          <TotalMinutes
            key={`${data.about.minutes} ${total}`}
            total={total}
            onChange={(minutes) => apply(setTotal(data.stages, minutes, boundsOf), { minutes })}
          />
          <Button
            variant="secondary"
            icon={<Plus />}
            onClick={() => {
              setRefused(undefined);
              setAsking({ kind: 'add' });
            }}
          >
            Add a stage
          </Button>
        </div>
      </section>
      <AroundEditor data={data} onChange={setData} />
      <section aria-labelledby="materials-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 id="materials-heading" className="text-lg font-bold">
          Materials
        </h3>
        {data.materials.map((material) => (
          <Card as="section" key={material.id}>
            <details>
              <summary className="-m-2 min-h-11 cursor-pointer p-2 font-bold">{material.title}</summary>
              <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
                <MaterialView material={material} classLevel={data.about.level} />
                <MaterialLinks material={material} about={data.about} />
              </div>
            </details>
          </Card>
        ))}
      </section>
      <Card as="section" className="grid gap-3">
        <h3 className="text-lg font-bold">After the lesson</h3>
        <ReflectionForm given={data.reflection} onSave={(reflection) => setData({ ...data, reflection })} />
      </Card>
      {(asking?.kind === 'swap' || asking?.kind === 'add') && (
        <ChooseActivity
          title={asking.kind === 'swap' ? `Swap “${asking.stage.title}”` : 'Add a stage'}
          lesson={data}
          activities={activities}
          kind={asking.kind === 'swap' ? asking.stage.kind : 'freer practice'}
          canChangeKind={asking.kind === 'add'}
          refused={refused}
          onChoose={chosen}
          onOwn={asking.kind === 'add' ? addOwn : undefined}
          onClose={() => setAsking(undefined)}
        />
      )}
      <Suspense fallback={null}>
        {asking?.kind === 'print' && <PrintLesson title={title} data={data} onClose={() => setAsking(undefined)} />}
        {asking?.kind === 'export' && <ExportDialog title={title} data={data} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </div>
  );
}

const madeBy = (answer: Pick<GenerateOutput, 'by' | 'fellBack'> | undefined) => answer && <MadeBy {...answer} />;

/** A new stage stands before what ends the lesson. */
function beforeTheEnd(stages: readonly Stage[]): number {
  const end = stages.findLastIndex(({ kind }) => kind !== 'exit ticket' && kind !== 'feedback');
  return end + 1;
}

/** The sum, always to be seen; typing another one plans the stages anew. */
function TotalMinutes({ total, onChange }: { total: number; onChange: (minutes: number) => void }) {
  const [typed, setTyped] = useState(String(total));
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <label htmlFor="total-minutes">Together</label>
      <input
        id="total-minutes"
        className="target w-14 rounded-control edge-field bg-surface py-1 text-center font-bold text-ink tabular-nums"
        inputMode="numeric"
        maxLength={3}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (/^\d+$/.test(typed) && Number(typed) !== total) onChange(Number(typed));
          setTyped(String(total));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <span>minutes</span>
    </p>
  );
}
