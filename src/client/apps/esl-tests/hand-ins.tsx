import { useState } from 'react';
import { type ChosenPoints, RubricFields, RubricSum, wholeRubric } from '#client/items/rubric-fields';
import { localDate } from '#client/lib/format';
import { LoadFailed } from '#client/lib/load-failed';
import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SkeletonText } from '#client/ui/skeleton';
import { TextArea } from '#client/ui/text-area';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';

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

interface TaskMarkProps {
  attemptId: string;
  task: Task;
  onMarked: () => Promise<void>;
}

function TaskMark({ attemptId, task, onMarked }: TaskMarkProps) {
  const [chosen, setChosen] = useState<ChosenPoints>(task.rubric ?? {});
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState(task.note);
  const mark = trpc.attempts.mark.useMutation({
    onSuccess() {
      notify.success('The mark is saved.');
      return onMarked();
    },
  });

  function keep() {
    setAsked(true);
    const rubric = wholeRubric(chosen);
    if (rubric) mark.mutate({ id: attemptId, itemId: task.itemId, rubric, note });
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
        <RubricFields chosen={chosen} onChange={setChosen} />
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
            Save the mark
          </Button>
          <RubricSum chosen={chosen} points={task.points} isAsked={isAsked} />
        </div>
      </div>
    </details>
  );
}
