import { ChartColumn } from 'lucide-react';
import { Link } from 'wouter';
import { NewerVersion } from '#client/giving/newer-version';
import { LoadFailed } from '#client/lib/load-failed';
import { shortMoment } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { ButtonLink } from '#client/ui/button-link';
import { Skeleton } from '#client/ui/skeleton';
import type { AssignmentSummary } from '#shared/api/assignments';

/** What a class was given, the last first, and how far it is. */
export function ClassWork({ classId }: { classId: string }) {
  const query = trpc.assignments.list.useQuery({ classId });
  const items = query.data?.items ?? [];
  return (
    <section aria-labelledby="class-work" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="class-work" className="text-xl">
          Work
        </h2>
        <ButtonLink href={`/classes/${classId}/progress`} variant="secondary" icon={<ChartColumn />}>
          Progress
        </ButtonLink>
      </div>
      {query.isPending && <Skeleton className="h-20" />}
      {query.isError && !query.data && <LoadFailed what="The work of this class" query={query} />}
      {query.data && items.length === 0 && (
        <p className="max-w-measure text-muted">
          Nothing yet. Press Give wherever there is something to play: in a game, a quiz, a test, at a grammar point.
          You will see here who has done it, and what was hard.
        </p>
      )}
      {items.length > 0 && (
        <ul className="divide-y divide-line rounded-card edge-card bg-surface">
          {items.map((work) => (
            <WorkRow key={work.id} work={work} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WorkRow({ work }: { work: AssignmentSummary }) {
  const { id, title, dueAt, students, begun, done, toMark, goalWords } = work;
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 hover:bg-canvas">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          href={`/assignments/${id}`}
          className="flex min-h-11 items-center font-bold no-underline wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </Link>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 tabular-nums">
        {toMark > 0 && <Badge tone="warn">{toMark} to mark</Badge>}
        {dueAt && <span className="text-muted">by {shortMoment(dueAt)}</span>}
        <span>
          {done} of {students} done
          {begun > done && (
            <span className="text-muted">
              , {begun - done} {goalWords === null ? 'playing' : 'writing'}
            </span>
          )}
        </span>
      </p>
      <NewerVersion work={work} isInList />
    </li>
  );
}
