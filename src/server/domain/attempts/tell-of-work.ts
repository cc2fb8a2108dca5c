import type { Deps } from '#server/domain/platform/deps';

/** Tells those who look at given work that an attempt at it has changed. */
export function tellOfWork(
  { changes }: Pick<Deps, 'changes'>,
  { assignmentId }: { assignmentId?: string | null | undefined },
): void {
  if (assignmentId) changes.tell({ kind: 'assignment', id: assignmentId });
}
