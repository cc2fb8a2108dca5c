/**
 * What part of its points a right answer is worth where speed counts: all of them at once, half of them when the time
 * of the question is over. Linear in between, so that slow and right is never worth less than half.
 */
export function speedPart({ tookMs, secondsPerItem }: { tookMs: number; secondsPerItem: number }): number {
  const left = 1 - tookMs / (secondsPerItem * 1000);
  return 0.5 + 0.5 * Math.min(1, Math.max(0, left));
}

/** The time of a question where its author set none. */
export const usualSeconds = 30;
