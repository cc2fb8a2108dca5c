/** How many answers were judged, and what part of their points was reached (0 to 1). */
interface Tally {
  answered: number;
  share: number;
}

/** Fewer answers are too few for a percentage. */
export const enough = 5;

/** Less than that is chance. */
const leastChange = 0.05;

export const trends = ['better', 'same', 'worse'] as const;
export type Trend = (typeof trends)[number];

/** How somebody does beside the time before; nothing where one of the two has too few answers to say. */
export function trendOf(now: Tally, before: Tally | null): Trend | undefined {
  if (!before || now.answered < enough || before.answered < enough) return undefined;
  const change = now.share - before.share;
  // Shares are divisions: a change of exactly as much must not depend on their last digit.
  if (Math.abs(change) < leastChange - 1e-9) return 'same';
  return change > 0 ? 'better' : 'worse';
}
