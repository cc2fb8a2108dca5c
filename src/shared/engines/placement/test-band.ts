import { type Level, levels } from '../../content/level';

/** Most of a test of a level right: work at that level. A third: the level below. Less: two below. */
const steps = [
  { from: 0.6, below: 0 },
  { from: 0.35, below: 1 },
];

/** The band that a share of points in a test of one level speaks for: a rule of thumb, not a scale. */
export function bandOfShare(level: Level, share: number): Level {
  const below = steps.find(({ from }) => share >= from)?.below ?? 2;
  return levels[Math.max(0, levels.indexOf(level) - below)] ?? level;
}
