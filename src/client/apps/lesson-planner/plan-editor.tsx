import { Download, Files, Play, Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { aboutLine } from '#client/lessons/lesson-blocks';
import { ReflectionForm } from '#client/lessons/reflection-form';
import { newId } from '#client/lib/new-id';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import type { Stage, StageKind } from '#shared/content/lessons/lesson';
import { standInNote } from '#shared/lessons/plan/about-texts';
import { add, swap } from '#shared/lessons/plan/changes';
import { needsCopies } from '#shared/lessons/plan/other-activities';
import type { Plan } from './local-plan';
import { PlanMaterials } from './plan-materials';
import { AimsEditor, AroundEditor } from './plan-texts-editor';
import { StageList } from './stage-list';
import { TypedText } from './typed-text';
import type { WrittenActivities } from './use-activities';
import { usePlanChanges } from './use-plan-changes';

const ChooseActivity = lazy(() => import('./choose-activity').then((m) => ({ default: m.ChooseActivity })));
const PrintLesson = lazy(() => import('#client/lessons/print-lesson').then((m) => ({ default: m.PrintLesson })));
const PrintHandout = lazy(() => import('#client/lessons/print-handout').then((m) => ({ default: m.PrintHandout })));
const PlanSpelling = lazy(() => import('./plan-spelling').then((m) => ({ default: m.PlanSpelling })));
const ExportDialog = lazy(() => import('#client/lessons/export-dialog').then((m) => ({ default: m.ExportDialog })));

interface PlanEditorProps {
  plan: Plan;
  onChange: (plan: Plan) => void;
  written: WrittenActivities;
  onTeach: () => void;
  /** Where it is kept, and what else can be done with it. */
  status?: ReactNode;
}

/** What a dialog is open for. */
type Asking = { kind: 'swap'; stage: Stage } | { kind: 'add' | 'print' | 'handout' | 'export' };

/** The plan as a document: everything in it can be changed, and its minutes always add up. */
export function PlanEditor({ plan, onChange, written, onTeach, status }: PlanEditorProps) {
  const { title, data } = plan;
  const { activities, boundsOf } = written;
  const [asking, setAsking] = useState<Asking>();
  const changes = usePlanChanges({ plan, onChange });
  const { refused, forgetRefusal, setTitle, setData, apply, applyWithUndo } = changes;

  function askFor(next: Asking) {
    forgetRefusal();
    setAsking(next);
  }

  function choose(stage: Stage) {
    const changed =
      asking?.kind === 'swap'
        ? swap(data.stages, stage.id, stage, boundsOf)
        : add(data.stages, stage, beforeTheEnd(data.stages), boundsOf);
    const copies = changed.ok && needsCopies(changed.stages, activities);
    if (applyWithUndo(stage.id, changed, { needsCopies: copies })) setAsking(undefined);
  }

  function addOwn(kind: StageKind) {
    if (apply(add(data.stages, ownStage(kind), beforeTheEnd(data.stages), boundsOf))) setAsking(undefined);
  }

  const note = standInNote(data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2">
        <TypedText
          label="Title of the plan"
          most={120}
          required="A plan needs a title."
          value={title}
          onChange={setTitle}
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
          {data.materials.length > 0 && (
            <Button variant="secondary" icon={<Files />} onClick={() => setAsking({ kind: 'handout' })}>
              Print handout
            </Button>
          )}
          <Button variant="secondary" icon={<Download />} onClick={() => setAsking({ kind: 'export' })}>
            Export
          </Button>
          {status}
        </div>
      </div>
      <AimsEditor data={data} onChange={setData} />
      <StageList
        data={data}
        changes={changes}
        written={written}
        isAsking={asking !== undefined}
        onSwap={(stage) => askFor({ kind: 'swap', stage })}
        onAdd={() => askFor({ kind: 'add' })}
      />
      <AroundEditor data={data} onChange={setData} />
      <Suspense fallback={null}>
        <PlanSpelling data={data} onChange={setData} />
      </Suspense>
      <PlanMaterials materials={data.materials} about={data.about} />
      <Card as="section" className="grid gap-3">
        <h3 className="text-lg font-bold">After the lesson</h3>
        <ReflectionForm given={data.reflection} onSave={(reflection) => setData({ ...data, reflection })} />
      </Card>
      <Suspense fallback={null}>
        {(asking?.kind === 'swap' || asking?.kind === 'add') && (
          <ChooseActivity
            data={data}
            written={written}
            stage={asking.kind === 'swap' ? asking.stage : undefined}
            refused={refused}
            onChoose={choose}
            onOwn={asking.kind === 'add' ? addOwn : undefined}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking?.kind === 'print' && <PrintLesson title={title} data={data} onClose={() => setAsking(undefined)} />}
        {asking?.kind === 'handout' && <PrintHandout title={title} data={data} onDone={() => setAsking(undefined)} />}
        {asking?.kind === 'export' && <ExportDialog title={title} data={data} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </div>
  );
}

const ownStage = (kind: StageKind): Stage => ({
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
});

/** A new stage stands before what ends the lesson. */
function beforeTheEnd(stages: readonly Stage[]): number {
  const end = stages.findLastIndex(({ kind }) => kind !== 'exit ticket' && kind !== 'feedback');
  return end + 1;
}
