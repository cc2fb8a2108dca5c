import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '#client/lib/use-debounced';
import { type PlanRequest, textFaultOf } from '../plan-request';

const typingPauseMs = 400;

/** What is found in the text that a lesson is to be planned from; its word list and rules come when there is one. */
export function useOwnText({ from, text, level }: PlanRequest) {
  const rested = useDebounced(text.trim(), typingPauseMs);
  const isReadable = from === 'text' && textFaultOf(rested, undefined) === undefined;
  const query = useQuery({
    queryKey: ['own text', rested, level],
    networkMode: 'always',
    enabled: isReadable,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: async ({ client }) => (await import('./read-own-text')).readOwnText(client, rested, level),
  });
  const isOfTyped = isReadable && rested === text.trim();
  return { ...query, reading: isOfTyped ? query.data : undefined, isReadable };
}
