import { type KeyboardEvent, useState } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { newId } from '#client/lib/new-id';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Dialog } from '#client/ui/dialog';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { type LessonData, type Stage, type StageKind, stageKindIds, stageKinds } from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import { newStages, type Variant, variantsOf } from '#shared/lessons/plan/other-activities';
import type { WrittenActivities } from './use-activities';

interface ChooseActivityProps {
  data: LessonData;
  written: WrittenActivities;
  /** What another way is looked for; without one, a stage is added, which can be of any kind. */
  stage: Stage | undefined;
  /** Why the last choice did not fit. */
  refused: string | undefined;
  onChoose: (stage: Stage) => void;
  /** For a stage in one's own words. */
  onOwn?: (kind: StageKind) => void;
  onClose: () => void;
}

/** As many as can be compared at a glance. */
const shown = 3;

/** Three ways to fill a place of the lesson, side by side, and three others for as long as there are any. */
export function ChooseActivity({ data, written, stage, refused, onChoose, onOwn, onClose }: ChooseActivityProps) {
  const [place, setPlace] = useState<Pick<Stage, 'id' | 'kind'>>(
    () => stage ?? { id: newId(), kind: 'freer practice' },
  );
  const [first, setFirst] = useState(0);
  const { activities, query } = written;
  // Those that come with the app alone are no choice.
  const isLoaded = query.status === 'success';
  const all = () => (stage ? variantsOf(stage, data, activities) : newStages(place, data, activities));
  const variants = isLoaded ? all() : [];
  const some = variants.slice(first, first + shown);
  return (
    <Dialog
      open
      size="lg"
      holdsWork={false}
      onOpenChange={(open) => !open && onClose()}
      title={stage ? `Other ways for “${stage.title}”` : 'Add a stage'}
      description={stage && `Now it takes ${count(stage.minutes, 'minute')}, ${stage.grouping}. Close this to keep it.`}
      actions={
        variants.length > shown && (
          <Button variant="secondary" onClick={() => setFirst(first + shown < variants.length ? first + shown : 0)}>
            Three others
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {!stage && (
          <SelectField
            label="Kind of stage"
            options={stageKindIds.map((value) => ({ value, label: stageKinds[value] }))}
            value={place.kind}
            onChange={(kind) => {
              setPlace({ ...place, kind });
              setFirst(0);
            }}
          />
        )}
        {refused && (
          <p role="alert" className="text-bad">
            {refused}
          </p>
        )}
        {onOwn && (
          <div>
            <Button variant="secondary" onClick={() => onOwn(place.kind)}>
              Write my own
            </Button>
          </div>
        )}
        {query.status === 'error' && <LoadFailed what="The activities" query={query} />}
        {query.status === 'pending' && <SkeletonText lines={6} />}
        {isLoaded && variants.length === 0 && (
          <p className="text-muted">
            {stage
              ? `Nothing else takes ${count(stage.minutes, 'minute')} here with this class and what is attached. Give the stage another length, or edit it.`
              : 'Nothing of this kind suits this class.'}
          </p>
        )}
        {variants.length > 0 && (
          <>
            <p role="status" className="text-sm text-muted">
              {first + 1} to {first + some.length} of {variants.length}
            </p>
            <ul className="grid gap-3 sm:grid-cols-3" onKeyDown={goSideways}>
              {some.map((variant) => (
                <VariantCard
                  key={variant.activity.id}
                  variant={variant}
                  materials={data.materials}
                  onChoose={() => onChoose(variant.stage)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The arrow keys go from one to the next, as they stand side by side. */
function goSideways(event: KeyboardEvent<HTMLUListElement>) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  event.preventDefault();
  buttons[Math.min(Math.max(at + by, 0), buttons.length - 1)]?.focus();
}

/** Enough of them to see how it goes. */
const stepsShown = 3;

interface VariantCardProps {
  variant: Variant;
  materials: LessonData['materials'];
  onChoose: () => void;
}

function VariantCard({ variant: { activity, stage }, materials, onChoose }: VariantCardProps) {
  const used = materials.filter(({ id }) => stage.materialIds.includes(id)).map(({ title }) => title);
  const things = [...used, ...stage.things];
  return (
    <Card as="li" className="grid content-start gap-2 p-3 sm:row-span-4 sm:grid-rows-subgrid">
      <div>
        <h3 className="font-bold break-words">{stage.title}</h3>
        <p className="text-sm text-muted">
          {count(stage.minutes, 'minute')}, {stage.grouping}
        </p>
      </div>
      <div className="grid content-start gap-1 text-sm">
        <p>{stage.aim}</p>
        <p className="text-muted">{preparationOf(activity)}</p>
        {things.length > 0 && <p className="text-muted wrap-anywhere">With: {things.join('; ')}</p>}
      </div>
      <ol className="grid list-decimal content-start gap-1 pl-5 text-sm">
        {stage.steps.slice(0, stepsShown).map((step) => (
          <li key={step}>{step}</li>
        ))}
        {stage.steps.length > stepsShown && (
          <li className="list-none text-muted">
            and {count(stage.steps.length - stepsShown, 'more step', 'more steps')}
          </li>
        )}
      </ol>
      <Button wide variant="secondary" className="self-end" onClick={onChoose}>
        Choose<span className="sr-only"> {stage.title}</span>
      </Button>
    </Card>
  );
}

/** What has to be done before the lesson. */
function preparationOf({ needsPrep, needsCopies }: LessonActivity): string {
  if (needsPrep) return needsCopies ? 'To prepare, with copies' : 'To prepare before';
  return needsCopies ? 'Copies' : 'Nothing to prepare';
}
