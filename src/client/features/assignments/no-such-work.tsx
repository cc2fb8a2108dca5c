import { EmptyState } from '#client/ui/empty-state';

/** In place of given work that is not there, or is not the caller's. */
export function NoSuchWork() {
  return <EmptyState title="There is no such work">It may have been taken back, or it is somebody else’s.</EmptyState>;
}
