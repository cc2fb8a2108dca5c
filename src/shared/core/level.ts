/** Levels of the Common European Framework that the content is written for, easiest first. */
export const levels = ['A1', 'A2', 'B1', 'B2'] as const;
export type Level = (typeof levels)[number];

/** How many levels `a` is above `b`; negative where it is below. */
export function levelsAbove(a: Level, b: Level): number {
  return levels.indexOf(a) - levels.indexOf(b);
}
