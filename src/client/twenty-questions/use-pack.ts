import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAuth } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { withAdded } from '#shared/games/twenty-questions/added-things';

/**
 * What can be the secret and what can be asked; beside the app's code, since nothing of it is needed to begin. What a
 * teacher approved plays too, where the server can be reached; not in given work, which is the same for all.
 */
export function usePack({ isGiven = false } = {}) {
  const { user } = useAuth();
  const { data, isError, refetch } = useQuery({
    queryKey: ['things'],
    queryFn: () => import('#shared/content/things/pack'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const added = trpc.twentyQuestions.added.useQuery(undefined, { enabled: Boolean(user) && !isGiven });
  const approved = user && !isGiven ? added.data?.things : undefined;
  const pack = useMemo(() => data && withAdded(data, approved ?? []), [data, approved]);
  return { pack, isFailed: isError, retry: () => void refetch() };
}

export type Pack = NonNullable<ReturnType<typeof usePack>['pack']>;
