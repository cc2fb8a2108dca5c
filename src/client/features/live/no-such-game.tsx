import { EmptyState } from '#client/ui/empty-state';

/** In place of a game that is not there, or that somebody else hosts. */
export function NoSuchGame() {
  return <EmptyState title="There is no such game">It may have been deleted, or somebody else leads it.</EmptyState>;
}
