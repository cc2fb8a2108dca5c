/** Their time has no end but the date when all of it closes. */
export const noTimeLimit = 0;
/** How many times as long as others they have, the least first. */
export const timeFactors = [1.25, 1.5, 2, noTimeLimit] as const;
export type TimeFactor = (typeof timeFactors)[number];

/** A time that all others have, in whole units; nothing where there is no limit. */
export function lengthened(length: number, timeFactor: TimeFactor | null): number | undefined {
  return timeFactor === noTimeLimit ? undefined : Math.ceil(length * (timeFactor ?? 1));
}

/** As in ‘time × 1.5’. */
export const timeText = (timeFactor: TimeFactor): string =>
  timeFactor === noTimeLimit ? 'no time limit' : `time × ${timeFactor}`;
