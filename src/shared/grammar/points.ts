import { type Level, levels } from '#shared/core/level';
import { a1 } from './points/a1';
import { a2 } from './points/a2';
import { b1 } from './points/b1';
import { b2 } from './points/b2';
import type { PointText } from './points/point-text';

/** One thing of grammar that can be learnt and tested, with its rule on one screen. */
export interface GrammarPoint extends PointText {
  id: PointId;
  level: Level;
}

const pointsByLevel = { A1: a1, A2: a2, B1: b1, B2: b2 };
export type PointId = { [L in Level]: keyof (typeof pointsByLevel)[L] }[Level];

/** All forty-five, easiest level first. */
export const points: readonly GrammarPoint[] = levels.flatMap((level) =>
  Object.entries<PointText>(pointsByLevel[level]).map(([id, text]) => ({ ...text, id: id as PointId, level })),
);

const byId = new Map<string, GrammarPoint>(points.map((point) => [point.id, point]));

export const pointById = (id: string): GrammarPoint | undefined => byId.get(id);
