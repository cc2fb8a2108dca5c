import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import type { Narrowing } from './arrange';

/** Why no app is left, and the way back to all. */
export function NoApps({ narrowing, onShowAll }: { narrowing: Narrowing; onShowAll: () => void }) {
  const query = narrowing.query.trim();
  return (
    <EmptyState
      title={query ? <>No app fits “{query}”</> : 'No favourites yet'}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {query ? 'Clear search and filter' : 'Show all apps'}
        </Button>
      }
    >
      {query ? 'Try fewer letters or another word.' : 'Press the star on an app, and you find it here on every device.'}
    </EmptyState>
  );
}
