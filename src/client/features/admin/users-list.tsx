import { Card } from '#client/ui/card';
import { Checkbox } from '#client/ui/checkbox';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import { Pager, rangeText } from '#client/ui/pager';
import { Skeleton, SkeletonText } from '#client/ui/skeleton';
import { numberText } from '#shared/core/locale';
import { useTopOnNewPage } from './use-top-on-new-page';
import type { useUsers } from './use-users';
import { type RowActions, UsersTable } from './users-table';
import { isFiltering, type ListedUser, pageSize, sortedBy, type UserSelection, type UsersView } from './users-view';

interface UsersListProps extends RowActions {
  found: ReturnType<typeof useUsers>;
  view: UsersView;
  selfId: string | undefined;
  chosen: UserSelection;
  onView: (view: UsersView) => void;
  onChoose: (users: readonly ListedUser[], checked: boolean) => void;
}

/** The table in each of its states: loading, failed, empty, and page by page. */
export function UsersList({ found, view, selfId, chosen, onView, onChoose, ...actions }: UsersListProps) {
  const { list, users, matching, page, goBack, goOn, failure } = found;
  const top = useTopOnNewPage(page, list.isPlaceholderData);
  const ticked = users?.filter(({ id }) => chosen.has(id)).length ?? 0;
  const onPage = {
    all: ticked > 0 && ticked === users?.length,
    some: ticked > 0 && ticked !== users?.length,
    onChange: (checked: boolean) => onChoose(users ?? [], checked),
  };
  return (
    <Card flush aria-busy={list.isFetching} className="scroll-mt-4">
      <div ref={top} className="scroll-mt-24" />
      {users && users.length > 0 && (
        <div className={cx(list.isPlaceholderData && 'stale')}>
          <Checkbox
            label="Select all on this page"
            checked={onPage.all}
            mixed={onPage.some}
            onChange={onPage.onChange}
            className="border-b border-line px-4 lg:hidden"
          />
          <UsersTable
            {...{ users, view, selfId, chosen, onPage, onChoose }}
            {...actions}
            onSort={(column) => onView(sortedBy(view, column))}
          />
        </div>
      )}
      {users?.length === 0 && <NoUsers filtering={isFiltering(view)} />}
      {!users && !failure && <LoadingRows />}
      {!users && failure && <EmptyState title="The list could not be loaded.">Try again from above.</EmptyState>}
      {users && (goBack || goOn) && (
        <Pager
          status={
            list.isPlaceholderData
              ? 'Loading users...'
              : `${rangeText(page, pageSize, users.length)} of ${numberText(matching)}`
          }
          pending={list.isPlaceholderData}
          onBack={goBack}
          onNext={goOn}
        />
      )}
    </Card>
  );
}

const loadingRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** Rows of the size that is to come. */
function LoadingRows() {
  return (
    <div role="status">
      <p className="border-b border-line px-4 py-2.5 text-muted">Loading users...</p>
      {loadingRows.map((row) => (
        <div
          key={row}
          className="flex h-48 items-center gap-6 border-b border-line px-4 last:border-b-0 md:h-23 lg:h-13"
        >
          <Skeleton className="size-5" />
          <SkeletonText lines={4} className="flex-1 md:grid-cols-2 lg:grid-cols-4 lg:gap-6" />
        </div>
      ))}
    </div>
  );
}

function NoUsers({ filtering }: { filtering: boolean }) {
  return (
    <EmptyState title="No users found" picture={<Illustration scene="desk" />}>
      {filtering ? 'Try adjusting your search or filter criteria.' : 'No users have been created yet.'}
    </EmptyState>
  );
}
