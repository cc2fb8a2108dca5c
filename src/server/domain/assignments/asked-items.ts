import { activityOf } from '#server/domain/attempts/activity-of';
import type { AssignedWork } from '#server/domain/attempts/assigned-work';
import { readItems } from '#server/domain/attempts/stored-attempt';
import type { Deps } from '#server/domain/platform/deps';
import type { Activity } from '#shared/api/attempts';
import type { Item } from '#shared/items/item';

interface Asked {
  /** The questions of each attempt, by its id. */
  itemsIn: ReadonlyMap<string, readonly Item[]>;
  /** What was asked before the work was brought up to date. */
  earlier: readonly Activity[];
}

/**
 * What each attempt asked. Where the work holds its questions, these are asked by all attempts at it as it is now; an
 * attempt that began before it was brought up to date keeps its own.
 */
export async function askedIn(
  db: Deps['db'],
  attempts: readonly { id: string; resourceVersion: number | null }[],
  work: Pick<AssignedWork, 'items'> & { resourceVersion: number | null },
): Promise<Asked> {
  const isEarlier = ({ resourceVersion }: (typeof attempts)[number]) =>
    // Saved work that is gone gives attempts no version any more, and the given work none that is newer.
    resourceVersion !== null && resourceVersion !== work.resourceVersion;
  const idsOf = (some: typeof attempts) => ({ in: some.map(({ id }) => id) });
  const earlier = attempts.filter(isEarlier);
  const own = work.items ? earlier : attempts;
  const [rows, sources] = await Promise.all([
    own.length === 0 ? [] : db.attempt.findMany({ where: { id: idsOf(own) }, select: { id: true, items: true } }),
    work.items || earlier.length === 0
      ? []
      : db.attempt.findMany({ where: { id: idsOf(earlier) }, select: { source: true } }),
  ]);
  const ownItems = new Map(rows.map((attempt) => [attempt.id, readItems(attempt) ?? []]));
  return {
    itemsIn: new Map(attempts.map(({ id }) => [id, ownItems.get(id) ?? work.items ?? []])),
    earlier: sources.flatMap(({ source }) => activityOf(source) ?? []),
  };
}
