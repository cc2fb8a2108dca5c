import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { usePaging } from '#client/lib/use-paging';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import { Page } from '#client/ui/page';
import { Pager, rangeText } from '#client/ui/pager';
import { Skeleton } from '#client/ui/skeleton';
import type { SchoolSummary } from '#shared/api/schools';
import { count } from '#shared/core/count';
import { OneSchool } from './one-school';

const pageSize = 25;
const loadNewSchool = () => import('./school-dialogs').then((m) => m.NewSchoolDialog);

/** All schools of the portal, or the one that the address names. */
export function SchoolsPage() {
  const { id } = useParams();
  return id ? <OneSchool id={id} /> : <AllSchools />;
}

/** All schools of the portal, by name. */
function AllSchools() {
  const paging = usePaging('schools');
  const list = trpc.schools.list.useQuery(
    { limit: pageSize, cursor: paging.cursor },
    { placeholderData: keepPreviousData },
  );
  const [isMaking, setMaking] = useState(false);
  const { items = [], nextCursor = null } = list.data ?? {};
  const newSchool = (
    <Button icon={<Plus />} onClick={() => setMaking(true)}>
      New school
    </Button>
  );
  return (
    <Page
      title="Schools"
      lead="Teachers who belong together. You name who administers a school; they invite its teachers."
      actions={
        <>
          <ButtonLink href="/admin" variant="secondary">
            Back to users
          </ButtonLink>
          {items.length > 0 && newSchool}
        </>
      }
    >
      {list.isPending && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Loading schools…</span>
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {list.isError && <LoadFailed what="The schools" query={list} />}
      {list.data && items.length === 0 && (
        <EmptyState
          title="No schools yet"
          picture={<Illustration />}
          className="rounded-card border border-dashed border-edge"
          action={newSchool}
        >
          Teachers work without a school as well. In one, those whom you name see its people, classes and usage.
        </EmptyState>
      )}
      {items.length > 0 && (
        <Card flush aria-busy={list.isPlaceholderData}>
          <ul className={cx('divide-y divide-line', list.isPlaceholderData && 'stale')}>
            {items.map((school) => (
              <SchoolRow key={school.id} school={school} />
            ))}
          </ul>
          {(paging.page > 0 || nextCursor) && (
            <Pager
              status={list.isPlaceholderData ? 'Loading…' : rangeText(paging.page, pageSize, items.length)}
              pending={list.isPlaceholderData}
              onBack={paging.page > 0 ? paging.back : undefined}
              onNext={nextCursor ? () => paging.goOn(nextCursor) : undefined}
            />
          )}
        </Card>
      )}
      {isMaking && <LazyDialog load={loadNewSchool} dialog={{ onClose: () => setMaking(false) }} />}
    </Page>
  );
}

function SchoolRow({ school: { id, name, members, administrators, createdAt } }: { school: SchoolSummary }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 px-card py-2">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <Link href={`/admin/schools/${id}`} className="target inline-flex items-center font-bold">
          {name}
        </Link>
        <p className="text-sm text-muted">Made {shortDate(createdAt)}</p>
      </div>
      {administrators === 0 && <Badge tone="warn">No administrator</Badge>}
      <p className="tabular-nums">{count(members, 'member')}</p>
    </li>
  );
}
