import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAuth } from '../../lib/auth';
import { useDebounced } from '../../lib/use-debounced';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { useUserChanges, useUsers } from './use-users';
import { type OpenDialog, UserDialogs } from './user-dialogs';
import { UserStats } from './user-stats';
import { UsersFilter } from './users-filter';
import { UsersList } from './users-list';
import { firstView, type ListedUser } from './users-view';

const typingPauseMs = 250;

export function AdminPage() {
  const { user: self } = useAuth();
  const [view, setView] = useState(firstView);
  const [path, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('search');
  // Taken over and dropped from the address, which would otherwise go on saying what the field no longer does.
  useEffect(() => {
    if (wanted === null) return;
    setView({ ...firstView, search: wanted });
    navigate(path, { replace: true });
  }, [wanted, path, navigate]);
  const search = useDebounced(view.search, typingPauseMs);
  const asked = { ...view, search };
  const found = useUsers(asked);
  const [changeFailure, setChangeFailure] = useState<string>();
  const changes = useUserChanges(asked, setChangeFailure);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [dismissed, setDismissed] = useState<unknown>();
  const listFailure = found.list.error === dismissed ? undefined : found.failure;

  function openDialog(next: OpenDialog | undefined) {
    setChangeFailure(undefined);
    setDialog(next);
  }

  return (
    <Page width="wide" title="Admin Dashboard" lead="Manage users, roles, and system settings" className="grid gap-6">
      <UserStats stats={found.stats} />
      <section aria-labelledby="user-management" className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="user-management" className="font-display text-xl">
              User Management
            </h2>
            <p role="status" className="mt-1 text-muted tabular-nums">
              {countLine(found.users, found.stats?.total ?? found.matching)}
            </p>
          </div>
          <Button icon={<UserPlus />} onClick={() => openDialog({ does: 'add' })}>
            Add New User
          </Button>
        </div>
        {listFailure && (
          <Banner
            tone="bad"
            onDismiss={() => setDismissed(found.list.error)}
            action={
              <Button size="sm" variant="secondary" onClick={() => void found.list.refetch()}>
                Try again
              </Button>
            }
          >
            {listFailure}
          </Banner>
        )}
        {changeFailure && !dialog && (
          <Banner tone="bad" onDismiss={() => setChangeFailure(undefined)}>
            {changeFailure}
          </Banner>
        )}
        <UsersFilter view={view} onChange={setView} />
        <UsersList
          found={found}
          view={asked}
          selfId={self?.id}
          onView={setView}
          onEdit={(user) => openDialog({ does: 'edit', user })}
          onDelete={(user) => openDialog({ does: 'delete', user })}
        />
      </section>
      {dialog && (
        <UserDialogs
          dialog={dialog}
          selfId={self?.id}
          changes={changes}
          failure={changeFailure}
          onDismissFailure={() => setChangeFailure(undefined)}
          // Not another one that was opened in the meantime.
          onDone={() => setDialog((present) => (present === dialog ? undefined : present))}
          onClose={() => openDialog(undefined)}
        />
      )}
    </Page>
  );
}

function countLine(users: readonly ListedUser[] | undefined, total: number): string {
  if (!users) return 'Loading...';
  return `Showing ${users.length.toLocaleString('en')} of ${total.toLocaleString('en')} users`;
}
