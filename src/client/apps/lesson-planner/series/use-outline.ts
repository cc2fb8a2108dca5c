import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc';
import { useDebounced } from '#client/lib/use-debounced';
import { faultsOf, type SeriesRequest, toOutlineInput } from './series-request';

const typingPauseMs = 300;

/** What would be made of a wish. Until the next one is there, the last one stays; of a wish with faults there is none. */
export function useOutline(wish: SeriesRequest) {
  const { client } = trpc.useUtils();
  const isWhole = Object.keys(faultsOf(wish)).length === 0;
  const asked = useDebounced(wish, typingPauseMs);
  const isAskedWhole = isWhole && Object.keys(faultsOf(asked)).length === 0;
  const query = useQuery({
    queryKey: ['series-outline', toOutlineInput(asked)],
    queryFn: () => client.lessonSeries.outline.mutate(toOutlineInput(asked)),
    enabled: isAskedWhole,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });
  /** It is that of the wish as it stands. */
  const isCurrent = isWhole && asked === wish && query.isSuccess && !query.isPlaceholderData;
  return { query, isWhole, isCurrent };
}
