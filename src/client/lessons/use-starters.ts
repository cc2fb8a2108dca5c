import { useQuery } from '@tanstack/react-query';

/** All starter lessons; their code is loaded once. */
export function useStarters() {
  return useQuery({
    queryKey: ['starter lessons'],
    // They come with the app: a browser that is offline may have them.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import('#shared/content/lessons/starters/all')).loadAllStarters(),
  });
}
