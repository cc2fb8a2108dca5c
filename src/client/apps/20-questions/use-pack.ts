import { useQuery } from '@tanstack/react-query';

/** What can be the secret and what can be asked; beside the app's code, since nothing of it is needed to begin. */
export function usePack() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['things'],
    queryFn: () => import('../../../shared/content/things/pack'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { pack: data, isFailed: isError, retry: () => void refetch() };
}

export type Pack = NonNullable<ReturnType<typeof usePack>['pack']>;
