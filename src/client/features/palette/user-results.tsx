import { Command } from 'cmdk';
import { RefreshCw, UserRound, Users } from 'lucide-react';
import { roleLabels } from '../../../shared/roles';
import { Skeleton } from '../../ui/skeleton';
import { groupLook, RowIcon, rowLook } from './palette-item';
import type { useUserSearch } from './use-user-search';

interface UserResultsProps {
  search: NonNullable<ReturnType<typeof useUserSearch>>;
  /** Gets what the administrator's page should search for. */
  onPick: (search: string) => void;
}

/** The users who fit, for administrators: each leads to User Management, searched for them. */
export function UserResults({
  search: { search, users, matching, isLoading, hasFailed, tryAgain },
  onPick,
}: UserResultsProps) {
  if (users.length === 0 && !isLoading && !hasFailed) return null;
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
          All {matching.toLocaleString('en')} users that fit
        </Command.Item>
      )}
      {isLoading && users.length === 0 && (
        <div className="flex min-h-11 items-center gap-3 px-3">
          <Skeleton className="size-8" />
          <span className="text-muted">Looking for users…</span>
        </div>
      )}
      {hasFailed && (
        <>
          <p role="alert" className="px-3 py-2 text-bad">
            The users could not be searched.
          </p>
          <Command.Item value="search again" onSelect={tryAgain} className={rowLook}>
            <RowIcon icon={<RefreshCw />} />
            Try again
          </Command.Item>
        </>
      )}
    </Command.Group>
  );
}
