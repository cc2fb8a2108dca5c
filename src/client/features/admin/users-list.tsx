import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import { EmptyState } from '../../ui/empty-state';
import { Illustration } from '../../ui/illustration';
import { SkeletonText } from '../../ui/skeleton';
import type { useUsers } from './use-users';
import { UsersTable } from './users-table';
import { isFiltering, type ListedUser, sortedBy, type UsersView } from './users-view';

interface UsersListProps {
  found: ReturnType<typeof useUsers>;
  view: UsersView;
  selfId: string | undefined;
  onView: (view: UsersView) => void;
  onEdit: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
}

/** The table in each of its states: loading, failed, empty, and with more to load. */
export function UsersList({ found, view, selfId, onView, onEdit, onDelete }: UsersListProps) {
  const { list, users, matching } = found;
  const more = users ? matching - users.length : 0;
  return (
    <Card flush aria-busy={list.isFetching} className="overflow-x-auto">
      {users && users.length > 0 && (
        <div className={cx('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
          <UsersTable
            {...{ users, view, selfId, onEdit, onDelete }}
            onSort={(column) => onView(sortedBy(view, column))}
          />
        </div>
      )}
      {users?.length === 0 && <NoUsers filtering={isFiltering(view)} />}
      {!users && !found.failure && (
        <div role="status" className="grid gap-5 p-card text-muted">
          <p>Loading users...</p>
          <SkeletonText lines={6} />
        </div>
      )}
      {!users && found.failure && <EmptyState title="The list could not be loaded.">Try again from above.</EmptyState>}
      {list.hasNextPage && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-4">
          <Button
            variant="secondary"
            pending={list.isFetchingNextPage}
            pendingLabel="Loading users..."
            onClick={() => void list.fetchNextPage()}
          >
            Load more
          </Button>
          <span className="text-muted">{more.toLocaleString('en')} more</span>
        </div>
      )}
    </Card>
  );
}

function NoUsers({ filtering }: { filtering: boolean }) {
  return (
    <EmptyState title="No users found" picture={<Illustration scene="desk" />}>
      {filtering ? 'Try adjusting your search or filter criteria.' : 'No users have been created yet.'}
    </EmptyState>
  );
}
