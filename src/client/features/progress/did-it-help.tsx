import { Send, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useAsk } from '#client/giving/ask-again';
import { planPath } from '#client/lessons/plan-path';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { dateOf, plainDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Badge, type BadgeTone } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { ScrollArea } from '#client/ui/scroll-area';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { Focus, FocusPoint } from '#shared/api/focus';
import { type Change, enoughQuestions, enoughToBeClear } from '#shared/classes/certainty';
import { enough } from '#shared/classes/trend';
import { count } from '#shared/core/count';
import { listText } from '#shared/core/locale';
import { pointById } from '#shared/grammar/points';

const nameOf = (point: string) => pointById(point)?.name ?? point;

/** The lessons that were planned from the mistakes of a class: how each point was before, and how it is now. */
export function DidItHelp({ classId }: { classId: string }) {
  const query = trpc.focus.list.useQuery({ id: classId });
  const { items, mayTeach = false } = query.data ?? {};
  return (
    <section aria-labelledby="did-it-help" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="did-it-help" className="text-xl">
        Did it help?
      </h2>
      {query.isPending && <SkeletonText lines={4} />}
      {query.isError && !items && <LoadFailed what="What this class worked on" query={query} />}
      {items?.length === 0 && (
        <p className="max-w-measure text-muted">
          No lesson was planned from what this class gets wrong yet. Press “Plan from this”: after its exit quiz you see
          here what has changed.
        </p>
      )}
      {items && items.length > 0 && (
        <>
          {items.map((focus) => (
            <FocusCard key={focus.id} focus={focus} mayTeach={mayTeach} />
          ))}
          <p className="max-w-measure text-sm text-muted">
            Few answers tell little. “Clearly” is said where chance alone would bring so large a change in fewer than
            one case of twenty, and there are at least {enoughToBeClear} answers before and after; “probably” where it
            would in fewer than one of five; “no change” where more than 15 points of a hundred are unlikely. Several
            answers of one student count for less than those of several students. With fewer than {enough} answers or{' '}
            {enoughQuestions} questions nothing is said. The new questions may also be easier or harder than the earlier
            ones.
          </p>
        </>
      )}
    </section>
  );
}

function FocusCard({ focus, mayTeach }: { focus: Focus; mayTeach: boolean }) {
  const { id, createdAt, lesson, points } = focus;
  const ask = useAsk();
  const [isRemoving, setRemoving] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const names = listText(points.map(({ point }) => nameOf(point)));
  const isAsked = points.some(({ checks }) => checks.some(({ kind }) => kind === 'exit'));
  const day = plainDate(new Date(createdAt));
  return (
    <Card as="article" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={`${names}, ${day}`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-bold wrap-anywhere">{names}</h3>
          <p className="text-muted">
            Planned on {day}
            {lesson && (
              <>
                {' · '}
                <Link href={planPath(lesson.id)} className="target">
                  Open the lesson
                </Link>
              </>
            )}
          </p>
        </div>
        {mayTeach && (
          <div className="flex flex-wrap gap-2">
            {!isAsked && (
              <Button icon={<Send />} pending={ask.isPending} onClick={() => ask.give({ id }, names)}>
                Give the exit quiz
              </Button>
            )}
            <Button ref={removeButton} variant="quiet" icon={<Trash2 />} onClick={() => setRemoving(true)}>
              Forget<span className="sr-only">: {names}</span>
            </Button>
          </div>
        )}
      </div>
      <ul className="grid gap-4">
        {points.map((one) => (
          <PointResult key={one.point} result={one} isOnly={points.length === 1} />
        ))}
      </ul>
      {isRemoving && (
        <ForgetDialog id={id} names={names} returnFocus={removeButton} onClose={() => setRemoving(false)} />
      )}
    </Card>
  );
}

interface PointResultProps {
  result: FocusPoint;
  /** Then the card is called so already. */
  isOnly: boolean;
}

function PointResult({ result: { point, before, checks, returning, students }, isOnly }: PointResultProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
      {!isOnly && <h4 className="font-bold">{nameOf(point)}</h4>}
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-muted">Before</dt>
        <dd className="tabular-nums">
          {before.answered === 0
            ? 'Nothing was asked: it went wrong in texts or at other questions.'
            : `${percent(before.share)} of ${count(before.answered, 'answer')} right, ${count(before.students, 'student')}`}
        </dd>
        {checks.map(({ kind, assignmentId, day, answered, share, items, students: who, change }) => (
          <div key={assignmentId} className="contents">
            <dt className="text-muted">
              <Link href={`/assignments/${assignmentId}`} className="target">
                {kind === 'exit' ? 'Exit quiz' : `Again, ${plainDate(dateOf(day))}`}
              </Link>
            </dt>
            <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
              {answered === 0 ? (
                'Given, not answered yet'
              ) : (
                <>
                  {percent(share)} of {count(answered, 'answer')} to {count(items, 'question')} right,{' '}
                  {count(who, 'student')}
                  <ChangeBadge change={change} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{returnText(returning)}</p>
      {students.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">
            Student by student<span className="sr-only">: {nameOf(point)}</span>
          </summary>
          <ScrollArea label={`${nameOf(point)}, student by student`}>
            <table className="w-full border-collapse text-left">
              <thead>
                <tr className="border-b border-line">
                  {['Student', 'Before', 'Exit quiz', 'Change'].map((name) => (
                    <th key={name} scope="col" className="px-2 py-1">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {students.map((student) => (
                  <tr key={student.id} className="border-b border-line last:border-0">
                    <th scope="row" className="px-2 py-1 font-normal wrap-anywhere">
                      {student.name}
                    </th>
                    <td className="px-2 py-1 tabular-nums">{rightOf(student.before)}</td>
                    <td className="px-2 py-1 tabular-nums">{rightOf(student.after)}</td>
                    <td className="px-2 py-1">
                      <ChangeBadge change={student.change} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollArea>
        </details>
      )}
    </li>
  );
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** `3 of 5`: of so few answers no percentage is told. Half a right answer may be among them. */
function rightOf({ answered, share }: FocusPoint['students'][number]['before']): string {
  return answered === 0 ? '–' : `${Math.round(share * answered * 10) / 10} of ${answered}`;
}

function returnText(returning: FocusPoint['returning']): string {
  if (!returning) return 'A later lesson has taken it up.';
  const { state, on } = returning;
  const day = plainDate(dateOf(on));
  if (state === 'done') return `Done: asked again on ${day}, at least 80 % were right.`;
  return state === 'due' ? `To be asked again since ${day}.` : `To be asked again on ${day}.`;
}

const looks: Record<Change, { word: string; tone: BadgeTone }> = {
  'clearly-better': { word: 'Clearly better', tone: 'good' },
  'probably-better': { word: 'Probably better', tone: 'good' },
  same: { word: 'No change', tone: 'neutral' },
  'probably-worse': { word: 'Probably worse', tone: 'warn' },
  'clearly-worse': { word: 'Clearly worse', tone: 'bad' },
};

function ChangeBadge({ change }: { change: Change | null }) {
  if (!change) return <span className="text-muted">Too few answers to say</span>;
  const { word, tone } = looks[change];
  return <Badge tone={tone}>{word}</Badge>;
}

interface ForgetDialogProps {
  id: string;
  names: string;
  returnFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function ForgetDialog({ id, names, returnFocus, onClose }: ForgetDialogProps) {
  const utils = trpc.useUtils();
  const remove = trpc.focus.remove.useMutation({ onSuccess: () => utils.focus.invalidate() });
  async function confirm() {
    try {
      await remove.mutateAsync({ id });
      notify.success('It is not compared and does not return any more.');
    } finally {
      onClose();
    }
  }
  return (
    <ConfirmDialog
      returnFocus={returnFocus}
      title={`Forget ${names}?`}
      description="What was before and after is not shown any more, and nothing is asked again. The lesson and the work that was given stay."
      confirm="Forget it"
      pending="Forgetting…"
      onConfirm={() => confirm().catch(() => {})}
      onClose={onClose}
    />
  );
}
