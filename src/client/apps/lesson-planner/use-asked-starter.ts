import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Plan } from './local-plan';

/** A starter lesson that the address asks for, to be changed or taught here; afterwards it is a plan like any other. */
export function useAskedStarter(onTake: (plan: Plan) => void) {
  const search = new URLSearchParams(useSearch());
  const id = search.get('starter') ?? '';
  const isTaught = search.has('teach');
  const [, navigate] = useLocation();
  const { data, isError, refetch } = useQuery({
    queryKey: ['starter lesson', id],
    // It comes with the app: a browser that is offline may have it.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== '',
    queryFn: async () => {
      const { findStarter } = await import('#shared/content/lessons/starters/all');
      return (await findStarter(id)) ?? null;
    },
  });
  const take = useRef(onTake);
  take.current = onTake;
  useEffect(() => {
    if (data === undefined || id === '') return;
    if (data) take.current({ title: data.title, data: data.data, starter: data.id });
    navigate(data && isTaught ? '/lesson-planner?teach' : '/lesson-planner', { replace: true });
  }, [data, id, isTaught, navigate]);
  return { isError: id !== '' && isError, again: () => void refetch() };
}
