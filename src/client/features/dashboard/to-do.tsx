import { Link } from 'wouter';
import { shortMoment } from '#client/lib/plain-date';
import { pointsOf } from '#client/lib/points-text';
import { Badge } from '#client/ui/badge';
import type { OwnAssignment } from '#shared/api/assignments';
import { count } from '#shared/core/count';

const doneShown = 3;

/**
 * What a class gave its student: first what is to do, by its date, then what came back last. Without any class there is
 * nothing to see.
 */
export function ToDo({ given }: { given: readonly OwnAssignment[] }) {
  if (given.length === 0) return null;
  const toDo = given.filter(isToDo);
  const done = given.filter((work) => !isToDo(work)).slice(0, doneShown);
  return (
    <section aria-labelledby="to-do" className="mb-8 grid gap-3">
      <h2 id="to-do" className="font-display text-xl">
        {toDo.length > 0 ? `To do: ${count(toDo.length, 'task')}` : 'All done'}
      </h2>
      <ul className="divide-y divide-line rounded-card edge-card bg-surface">
        {[...toDo, ...done].map((work) => (
          <WorkRow key={work.id} work={work} />
        ))}
      </ul>
    </section>
  );
}

const isToDo = ({ state }: OwnAssignment) => state !== 'to-mark' && state !== 'done';

function WorkRow({ work }: { work: OwnAssignment }) {
  const { id, title, className, dueAt, isLate, state, book } = work;
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 hover:bg-canvas">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          href={`/work/${id}`}
          className="flex min-h-11 items-center text-lg font-bold no-underline wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="text-muted">{className}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
        {isToDo(work) && isLate && <Badge tone="warn">Late</Badge>}
        {isToDo(work) && dueAt && state !== 'to-revise' && <span>by {shortMoment(dueAt)}</span>}
        {state === 'to-revise' && <Badge tone="accent">To revise</Badge>}
        {state === 'playing' && <Badge tone="accent">{book ? count(book.words, 'word') : 'Begun'}</Badge>}
        {!isToDo(work) && <Badge tone={state === 'done' ? 'good' : 'neutral'}>{backText(work)}</Badge>}
      </p>
    </li>
  );
}

/** What came back of it. */
function backText({ state, score, maxScore }: OwnAssignment): string {
  if (state === 'to-mark') return 'Handed in';
  if (score === null || maxScore === null) return 'Done';
  return pointsOf({ score, maxScore });
}
