import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc';
import { usePaging } from '#client/lib/use-paging';
import { EmptyState } from '#client/ui/empty-state';
import { PagedList } from './paged-list';

/** Who is in the classes of a school, by name. */
export function SchoolStudents() {
  const paging = usePaging('students');
  const query = trpc.school.students.useQuery({ cursor: paging.cursor }, { placeholderData: keepPreviousData });
  return (
    <section aria-labelledby="school-students" className="grid gap-4">
      <h2 id="school-students" className="text-xl">
        Students
      </h2>
      <PagedList
        what="The students"
        query={query}
        paging={paging}
        empty={<EmptyState title="No students yet">They appear here once a class of a member has some.</EmptyState>}
        row={({ id, name, className, teacher }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 px-card py-2 wrap-anywhere">
            <p className="min-w-0 flex-1 basis-40 font-bold">{name}</p>
            <p className="text-muted">
              {className} · {teacher}
            </p>
          </li>
        )}
      />
    </section>
  );
}
