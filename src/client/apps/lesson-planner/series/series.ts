import type { RouterOutputs } from '#client/lib/trpc';

/** A series that was made, as its teacher sees it. */
export type Series = RouterOutputs['lessonSeries']['get'];
