import { useQuery } from '@tanstack/react-query';
import type { Desk } from './desk';

/** All texts of the book as they are now; asked for anew each time that a part opens that reads the whole. */
export function useTexts(desk: Pick<Desk, 'id' | 'readAll'>) {
  return useQuery({
    queryKey: ['novel-texts', desk.id ?? 'sample'],
    queryFn: desk.readAll,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    // The sample needs no server.
    networkMode: 'always',
    retry: false,
    meta: { showsOwnErrors: true },
  });
}
