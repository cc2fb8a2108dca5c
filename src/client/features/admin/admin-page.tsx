import { Download, UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { settings } from '#client/lib/portal-settings';
import { useDebounced } from '#client/lib/use-debounced';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { numberText } from '#shared/core/locale';
import { ExportStrip } from './export-strip';
import { useExport } from './use-export';
import { useUserChanges } from './use-user-changes';
import { useUsers } from './use-users';
import { type OpenDialog, UserDialogs } from './user-dialogs';
import { UserSelectionBar } from './user-selection-bar';
import { UserStats } from './user-stats';
import { UsersFilter } from './users-filter';
import { UsersList } from './users-list';
import {
  addToSelection,
  firstView,
  type ListedUser,
  queryOf,
  removeFromSelection,
  type UserSelection,
} from './users-view';

const typingPauseMs = 300;

export function AdminPage() {
  const { user: self } = useAuth();
  const [view, setView] = useState(firstView);
  const [path, navigate] = useLocation();
  const addressSearch = new URLSearchParams(useSearch()).get('search');
  // Taken over and dropped from the address, which would otherwise go on saying what the field no longer does.
  useEffect(() => {
    if (addressSearch === null) return;
    setView({ ...firstView, search: addressSearch });
    navigate(path, { replace: true });
  }, [addressSearch, path, navigate]);
  const search = useDebounced(view.search, typingPauseMs);
  const query = { ...view, search };
  const listing = useUsers(query);
  const [selection, setSelection] = useState<UserSelection>(new Map());
  const [dialog, setDialog] = useState<OpenDialog>();
  const [changeFailure, setChangeFailure] = useState<string>();
  const [exportFailure, setExportFailure] = useState<string>();
  const [dismissed, setDismissed] = useState<unknown>();
  const listFailure = listing.list.error === dismissed ? undefined : listing.failure;

  const changes = useUserChanges({
    view: query,
    input: listing.input,
    onFailed: setChangeFailure,
    onChanged: (user) => setSelection((now) => (now.has(user.id) ? new Map(now).set(user.id, user) : now)),
    onRemoved: (ids) => setSelection((now) => removeFromSelection(now, ids)),
  });
  const exporting = useExport({ things: 'users', unit: 'user', onFailed: setExportFailure });

  function openDialog(next: OpenDialog | undefined) {
    setChangeFailure(undefined);
    setDialog(next);
  }
  function choose(users: readonly ListedUser[], checked: boolean) {
    const ids = users.map(({ id }) => id);
    setSelection((now) => (checked ? addToSelection(now, users) : removeFromSelection(now, ids)));
  }
  function startExport(request: Parameters<typeof exporting.start>[0]) {
    setExportFailure(undefined);
    void exporting.start(request);
  }

  return (
    <Page
      width="wide"
      title="Admin Dashboard"
      lead="Manage users, roles, and system settings"
      actions={
        <>
          <ButtonLink href="/usage?whose=portal" variant="secondary">
            Usage
          </ButtonLink>
          <ButtonLink href="/admin/schools" variant="secondary">
            Schools
          </ButtonLink>
          <ButtonLink href="/admin/audit" variant="secondary">
            Audit log
          </ButtonLink>
          <ButtonLink href="/admin/model" variant="secondary">
            Language model
          </ButtonLink>
          <ButtonLink href="/admin/retention" variant="secondary">
            Retention
          </ButtonLink>
        </>
      }
      className="grid gap-6"
    >
      <UserStats stats={listing.stats} />
      {!settings.verifiesAddresses && (
        <Banner title="Email addresses are not verified.">
          This portal has no mail server, so nobody can be asked and every address counts as it was given. To have new
          ones verified, set <code>SMTP_URL</code> and start the portal again. Accounts from before go on as they are.
        </Banner>
      )}
      <section aria-labelledby="user-management" className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="user-management" className="font-display text-xl">
              User Management
            </h2>
            <p role="status" className="mt-1 text-muted tabular-nums">
              {countLine(listing.users, listing.stats?.total ?? listing.matching)}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              icon={<Download />}
              disabled={exporting.progress !== undefined}
              onClick={() => startExport({ path: '/api/users.csv', query: queryOf(query) })}
            >
              Export CSV
            </Button>
            <Button icon={<UserPlus />} onClick={() => openDialog({ does: 'add' })}>
              Add New User
            </Button>
          </div>
        </div>
        {listFailure && (
          <Banner
            tone="bad"
            onDismiss={() => setDismissed(listing.list.error)}
            action={
              <Button size="sm" variant="secondary" onClick={() => void listing.list.refetch()}>
                Try again
              </Button>
            }
          >
            {listFailure}
          </Banner>
        )}
        {exportFailure && (
          <Banner tone="bad" onDismiss={() => setExportFailure(undefined)}>
            {exportFailure}
          </Banner>
        )}
        {exporting.progress && <ExportStrip progress={exporting.progress} unit="user" onCancel={exporting.cancel} />}
        <UsersFilter view={view} onChange={setView} />
        <UsersList
          found={listing}
          view={query}
          selfId={self?.id}
          chosen={selection}
          onView={setView}
          onChoose={choose}
          onEdit={(user) => openDialog({ does: 'edit', user })}
          onAdjust={(user) => openDialog({ does: 'adjust', user })}
          onDelete={(user) => openDialog({ does: 'delete', user })}
        />
        {selection.size > 0 && (
          <UserSelectionBar
            size={selection.size}
            exporting={exporting.progress !== undefined}
            onAction={(action) => openDialog({ does: 'bulk', action, users: [...selection.values()] })}
            onExport={() => startExport({ path: '/api/users.csv', body: { ids: [...selection.keys()] } })}
            onClear={() => setSelection(new Map())}
          />
        )}
      </section>
      {dialog && (
        <UserDialogs
          dialog={dialog}
          selfId={self?.id}
          changes={changes}
          failure={changeFailure}
          onDismissFailure={() => setChangeFailure(undefined)}
          // Who could not be reached stays selected.
          onBulkDone={(refused) => setSelection((now) => new Map([...now].filter(([id]) => refused.includes(id))))}
          onClose={() => openDialog(undefined)}
        />
      )}
    </Page>
  );
}

function countLine(users: readonly ListedUser[] | undefined, total: number): string {
  if (!users) return 'Loading...';
  return `Showing ${numberText(users.length)} of ${numberText(total)} users`;
}
