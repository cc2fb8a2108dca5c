import { useState } from 'react';
import { localDate } from '#client/lib/format';
import { LoadFailed } from '#client/lib/load-failed';
import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { TextArea } from '#client/ui/text-area';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { type Criterion, criteria, mostPerCriterion, type Rubric, rubricMost } from '#shared/items/rubric';

type HandIn = RouterOutputs['attempts']['handIns']['items'][number];
type Task = HandIn['tasks'][number];

interface HandInsDialogProps {
  resourceId: string;
  title: string;
  onClose: () => void;
}

/** What was handed in for a test: who, with how many points, the tasks to be marked, and the release of all of it. */
export function HandInsDialog({ resourceId, title, onClose }: HandInsDialogProps) {
  const utils = trpc.useUtils();
  const handIns = trpc.attempts.handIns.useQuery({ id: resourceId });
  const refresh = () => utils.attempts.handIns.invalidate({ id: resourceId });
  const release = trpc.attempts.release.useMutation({
    onSuccess({ released }) {
      notify.success(`${count(released, 'result is', 'results are')} shown now.`);
      return refresh();
    },
  });
  const items = handIns.data?.items;
  const isHidden = items?.some((one) => !one.isReleased);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Handed in: ${title}`}
      size="lg"
      actions={
        isHidden && (
          <Button variant="secondary" pending={release.isPending} onClick={() => release.mutate({ id: resourceId })}>
            Show their results to all
          </Button>
        )
      }
    >
      {handIns.isError ? (
        <LoadFailed what="The tests" query={handIns} />
      ) : !items ? (
        <SkeletonText lines={4} />
      ) : items.length === 0 ? (
        <p>Nobody has handed it in yet.</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {items.map((one) => (
            <li key={one.attemptId} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line pb-4">
              <h3 className="font-bold wrap-anywhere">
                {one.name}
                {one.isGuest && ' (guest)'}
                <span className="font-normal text-muted">
                  , {localDate(one.finishedAt)}, {Math.round(one.score * 10) / 10} of {count(one.maxScore, 'point')}
                  {toMark(one) > 0 && `, ${toMark(one)} to be marked`}
                  {!one.isReleased && ', not shown to them yet'}
                </span>
              </h3>
              {one.tasks.map((task) => (
                <TaskMark key={task.itemId} attemptId={one.attemptId} task={task} onMarked={refresh} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Tasks that wait for their mark. */
const toMark = ({ tasks }: HandIn) => tasks.filter(({ rubric }) => !rubric).length;

const names: readonly Criterion[] = ['task', 'language', 'clarity', 'range'];
const values = Array.from({ length: mostPerCriterion + 1 }, (_, points) => String(points));

interface TaskMarkProps {
  attemptId: string;
  task: Task;
  onMarked: () => Promise<void>;
}

function TaskMark({ attemptId, task, onMarked }: TaskMarkProps) {
  const [rubric, setRubric] = useState<Partial<Rubric>>(task.rubric ?? {});
  const [isMissing, setMissing] = useState(false);
  const [note, setNote] = useState(task.note);
  const mark = trpc.attempts.mark.useMutation({
    onSuccess() {
      notify.success('The mark is saved.');
      return onMarked();
    },
  });
  const sum = Object.values(rubric).reduce((all, one) => all + one, 0);
  const left = names.filter((name) => rubric[name] === undefined);

  // Points that nobody chose are no nought: a slip would cost a student the whole task.
  function keep() {
    setMissing(left.length > 0);
    const { task: taskPoints, language, clarity, range } = rubric;
    if (taskPoints === undefined || language === undefined || clarity === undefined || range === undefined) return;
    mark.mutate({ id: attemptId, itemId: task.itemId, rubric: { task: taskPoints, language, clarity, range }, note });
  }
  return (
    <details className="rounded-card border border-line p-3">
      <summary className="min-h-11 cursor-pointer py-2 wrap-anywhere">
        {task.prompt}
        <span className="text-muted">{task.rubric ? ' (marked)' : ' (not marked yet)'}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">
        <p className="max-w-measure whitespace-pre-line wrap-anywhere">
          {task.text || 'Nothing was written. A spoken task is marked from what you heard.'}
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          {names.map((name) => (
            <SegmentedControl
              key={name}
              label={criteria[name]}
              value={rubric[name]?.toString() ?? ''}
              onChange={(points) => setRubric({ ...rubric, [name]: Number(points) })}
              options={values.map((value) => ({ value, label: value }))}
            />
          ))}
        </div>
        <TextArea
          label="A word about it"
          data-kept={note === task.note || undefined}
          optional
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="primary" pending={mark.isPending} onClick={keep}>
            Keep the mark
          </Button>
          <p role="status">
            {exactPoints((sum / rubricMost) * task.points)} of {count(task.points, 'point')}
            {isMissing && left.length > 0 && (
              <strong className="text-bad">
                . Please choose points for: {left.map((name) => criteria[name]).join(', ')}.
              </strong>
            )}
          </p>
        </div>
      </div>
    </details>
  );
}

/** `0.25`, `1.5`, `3`: as much of a number as is given. */
const exactPoints = (points: number) => String(Math.round(points * 100) / 100);
