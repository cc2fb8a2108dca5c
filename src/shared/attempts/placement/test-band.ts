import { type Level, levels } from '#shared/core/level';

/** Most of a test of a level right: work at that level. A third: the level below. A fifth: two below. */
const steps = [
  { from: 0.6, below: 0 },
  { from: 0.35, below: 1 },
  { from: 0.2, below: 2 },
];

/**
 * The band that a share of points in a test of one level speaks for: a rule of thumb, not a scale. Too few say nothing.
 */
export function bandOfShare(level: Level, share: number): Level | undefined {
  const step = steps.find(({ from }) => share >= from);
  return step && levels[Math.max(0, levels.indexOf(level) - step.below)];
}
