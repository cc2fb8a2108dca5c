import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'wouter';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { usePaging } from '#client/lib/use-paging';
import { EmptyState } from '#client/ui/empty-state';
import type { SchoolClass } from '#shared/api/school';
import { count } from '#shared/core/count';
import { PagedList } from './paged-list';

/** The classes of a school's members, to read. */
export function SchoolClasses() {
  const paging = usePaging('classes');
  const query = trpc.school.classes.useQuery({ cursor: paging.cursor }, { placeholderData: keepPreviousData });
  return (
    <section aria-labelledby="school-classes" className="grid gap-4">
      <h2 id="school-classes" className="text-xl">
        Classes
      </h2>
      <PagedList
        what="The classes"
        query={query}
        paging={paging}
        empty={<EmptyState title="No classes yet">They appear here once a member has made one.</EmptyState>}
        row={(one) => <ClassRow key={one.id} shown={one} />}
      />
    </section>
  );
}

function ClassRow({ shown: { id, name, level, teacher, students, lastWorkAt, mayOpen } }: { shown: SchoolClass }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 px-card py-2 wrap-anywhere">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold">
          {mayOpen ? (
            <Link href={`/classes/${id}`} className="target inline-flex items-center">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-sm text-muted">{[teacher, level].filter(Boolean).join(' · ')}</p>
      </div>
      <p className="tabular-nums">{count(students, 'student')}</p>
      <p className="text-sm text-muted sm:w-48 sm:text-right">
        {lastWorkAt ? `Last work ${shortDate(lastWorkAt)}` : 'No work yet'}
      </p>
    </li>
  );
}
