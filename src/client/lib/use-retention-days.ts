import type { RetentionKind } from '#shared/core/retention';
import { trpc } from './trpc';

/** After how many days what is of this kind is deleted; undefined until the server has said so. */
export function useRetentionDays(kind: RetentionKind): number | undefined {
  const days = trpc.retention.get.useQuery(undefined, { staleTime: 300_000, meta: { showsOwnErrors: true } });
  return days.data?.[kind];
}
