/** Levels of the Common European Framework that the content is written for, easiest first. */
export const levels = ['A1', 'A2', 'B1', 'B2'] as const;
export type Level = (typeof levels)[number];

/** How many levels `a` is above `b`; negative where it is below. */
export function levelsAbove(a: Level, b: Level): number {
  return levels.indexOf(a) - levels.indexOf(b);
}

/** Whether what is of `level` suits learners who are limited to `limit`. */
export const isWithin = (level: Level, limit: Level) => levelsAbove(level, limit) <= 0;
