import { Command } from 'cmdk';
import { RefreshCw, UserRound, Users } from 'lucide-react';
import { Skeleton } from '#client/ui/skeleton';
import { numberText } from '#shared/core/locale';
import { roleLabels } from '#shared/core/roles';
import { groupLook, RowIcon, rowLook } from './palette-item';
import type { useUserSearch } from './use-user-search';

type UserSearch = NonNullable<ReturnType<typeof useUserSearch>>;

interface UserResultsProps {
  search: UserSearch;
  /** Gets what the administrator's page should search for. */
  onPick: (search: string) => void;
}

/** The users who fit, for administrators: each leads to User Management, searched for them. */
export function UserResults({ search: { search, users, matching, hasFailed, tryAgain }, onPick }: UserResultsProps) {
  if (users.length === 0 && !hasFailed) return null;
  return (
    <Command.Group heading="Users" className={groupLook}>
      {users.map(({ id, username, email, role }) => (
        <Command.Item key={id} value={`user ${id}`} onSelect={() => onPick(username)} className={rowLook}>
          <RowIcon icon={<UserRound />} />
          <span className="grid min-w-0 flex-1 leading-tight">
            <span className="truncate">{username}</span>
            <span className="truncate text-sm text-muted">{email}</span>
          </span>
          <span className="shrink-0 text-sm text-muted max-sm:hidden">{roleLabels[role]}</span>
        </Command.Item>
      ))}
      {matching > users.length && (
        <Command.Item value="all users" onSelect={() => onPick(search)} className={rowLook}>
          <RowIcon icon={<Users />} />
          All {numberText(matching)} users that fit
        </Command.Item>
      )}
      {hasFailed && (
        <Command.Item value="search again" onSelect={tryAgain} className={rowLook}>
          <RowIcon icon={<RefreshCw />} />
          Search for users again
        </Command.Item>
      )}
    </Command.Group>
  );
}

/** That users are being looked for, or could not be. */
export function UserSearchNote({ search: { users, isLoading, hasFailed } }: { search: UserSearch }) {
  if (hasFailed) {
    return (
      <p role="alert" className="px-3 py-2 text-bad">
        The users could not be searched. Please check your connection.
      </p>
    );
  }
  if (!isLoading || users.length > 0) return null;
  return (
    <div className="flex min-h-11 items-center gap-3 px-3 text-muted">
      <Skeleton className="size-8" />
      Looking for users…
    </div>
  );
}
