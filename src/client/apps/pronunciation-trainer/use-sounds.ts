import { trpc } from '#client/lib/trpc';
import type { ContrastProgress } from '#shared/api/pronunciation';
import { contrastsForAll, firstLanguageById } from '#shared/content/sounds/first-languages';

/** How well each contrast is told apart, by its id. Without it the rest works: a failure is only said. */
export function useSoundProgress(memberId?: string) {
  const query = trpc.pronunciation.progress.useQuery(memberId ? { memberId } : {}, { meta: { showsOwnErrors: true } });
  return {
    byContrast: new Map<string, ContrastProgress>(query.data?.contrasts.map((one) => [one.contrast, one])),
    isLoading: query.isLoading,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
}

export interface ContrastSuggestion {
  contrast: string;
  why?: string;
}

/** What to work on, in order, for a first language or for a mixed class. */
export function suggestedFor(language: string): readonly ContrastSuggestion[] {
  return firstLanguageById(language)?.contrasts ?? contrastsForAll.map((contrast) => ({ contrast }));
}

/** Nine of the last ten right: time for another contrast. */
export const isKnown = (progress: ContrastProgress | undefined) =>
  progress !== undefined && progress.lastAnswered >= 10 && progress.lastRight >= 9;
