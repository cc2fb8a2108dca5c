import type { LiveReport } from '#shared/api/live';

/** How much of a question was right, from 0 to 1: of two votes the second counts. Nothing without an answer. */
export function scoreOf({ answers }: Pick<LiveReport['players'][number], 'answers'>, place: number): number | null {
  const own = answers.filter(({ question, verdict }) => question === place && verdict !== 'ungraded');
  return own.toSorted((a, b) => b.ballot - a.ballot)[0]?.score ?? null;
}
