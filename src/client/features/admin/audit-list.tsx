import { reasonOf } from '#client/lib/failure-text';
import { LoadFailed } from '#client/lib/load-failed';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import { Pager, rangeText } from '#client/ui/pager';
import { Skeleton } from '#client/ui/skeleton';
import { AuditTable } from './audit-table';
import { pageSize, type useAudit } from './use-audit';
import { useTopOnNewPage } from './use-top-on-new-page';

interface AuditListProps {
  found: ReturnType<typeof useAudit>;
  filtering: boolean;
  onPerson: (name: string) => void;
  onClear: () => void;
}

/** The log in each of its states: loading, failed, empty, and page by page. */
export function AuditList({ found, filtering, onPerson, onClear }: AuditListProps) {
  const { list, entries, page, goBack, goOn } = found;
  const top = useTopOnNewPage(page, list.isPlaceholderData);
  const tooMany = reasonOf(list.error) === 'people_too_many';
  if (list.isError && !tooMany) return <LoadFailed what="The audit log" query={list} />;
  return (
    <Card flush aria-busy={list.isFetching} className="scroll-mt-4">
      <div ref={top} className="scroll-mt-24" />
      {tooMany && (
        <EmptyState title="Too many people match this name.">Type more of it, or the whole email address.</EmptyState>
      )}
      {!tooMany && entries && entries.length > 0 && (
        <div className={cx(list.isPlaceholderData && 'stale')}>
          <AuditTable entries={entries} onPerson={onPerson} />
        </div>
      )}
      {!tooMany && entries?.length === 0 && <NoRows filtering={filtering} onClear={onClear} />}
      {list.isPending && <LoadingRows />}
      {!tooMany && entries && (goBack || goOn) && (
        <Pager
          status={list.isPlaceholderData ? 'Loading rows...' : rangeText(page, pageSize, entries.length)}
          pending={list.isPlaceholderData}
          onBack={goBack}
          onNext={goOn}
        />
      )}
    </Card>
  );
}

function NoRows({ filtering, onClear }: { filtering: boolean; onClear: () => void }) {
  if (!filtering) {
    return (
      <EmptyState title="Nothing has happened yet." picture={<Illustration scene="desk" />}>
        Sign-ins, and changes of roles, plans, tokens and settings, will be listed here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No rows match these filters."
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all rows
        </Button>
      }
    >
      Try other days, or part of the name.
    </EmptyState>
  );
}

const loadingRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Rows of the size that is to come. */
function LoadingRows() {
  return (
    <div role="status">
      <p className="border-b border-line px-4 py-2.5 text-muted">Loading rows...</p>
      {loadingRows.map((row) => (
        <div key={row} className="grid h-40 content-center gap-3 border-b border-line px-4 last:border-b-0 lg:h-13">
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-3/5 lg:hidden" />
        </div>
      ))}
    </div>
  );
}
