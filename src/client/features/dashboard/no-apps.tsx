import type { useAppUses } from '#client/lib/app-uses';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import type { Narrowing } from './arrange';

interface NoAppsProps {
  narrowing: Narrowing;
  remembered: ReturnType<typeof useAppUses>;
  onShowAll: () => void;
}

/** Why no app is left, and the way back to all. */
export function NoApps({ narrowing: { query, filter }, remembered, onShowAll }: NoAppsProps) {
  const typed = query.trim();
  const needsFavourites = filter === 'favourites';
  if (needsFavourites && remembered.isPending) return null;
  if (needsFavourites && remembered.isError) {
    return (
      <EmptyState
        title="Your favourites could not be loaded"
        action={<Button onClick={() => void remembered.refetch()}>Try again</Button>}
      />
    );
  }
  if (typed) {
    return (
      <EmptyState
        title={`No app matches “${typed}”`}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Clear search and filter
          </Button>
        }
      >
        Try fewer letters or another word.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No favourites yet"
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show all apps
        </Button>
      }
    >
      Press the star on an app, and you find it here on every device.
    </EmptyState>
  );
}
