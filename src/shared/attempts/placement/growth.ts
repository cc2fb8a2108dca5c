import type { Estimate } from './rasch';

/** So many standard errors hold nine of ten differences that come about by chance. */
const nineOfTen = 1.645;

/**
 * Whether two placements speak for a change. Each is an estimate, so that a difference counts only where chance alone
 * would seldom make one as large: the error of a difference is the root of both squares (as in any comparison of two
 * independent means).
 */
export function growthBetween(before: Estimate, after: Estimate): 'up' | 'down' | 'unclear' {
  const step = after.ability - before.ability;
  if (Math.abs(step) < nineOfTen * Math.hypot(before.error, after.error)) return 'unclear';
  return step > 0 ? 'up' : 'down';
}
