import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { asSeen } from '#shared/attempts/placement/bands';
import type { PlacementAnswer } from '#shared/attempts/placement/next-slot';
import { isPlacementSkill } from '#shared/attempts/placement/result';
import type { Item } from '#shared/items/item';

const source = z.object({ kind: z.literal('placement') });
export const isPlacement = (of: Prisma.JsonValue): boolean => source.safeParse(of).success;

/** What was answered in a placement test, as its model sees it. */
export function placementAnswers(items: readonly Item[], scores: ReadonlyMap<string, number>): PlacementAnswer[] {
  return items.flatMap((item) => {
    const score = scores.get(item.id);
    if (score === undefined || !isPlacementSkill(item.skill)) return [];
    return [{ skill: item.skill, ...asSeen(item), isRight: score >= 0.5 }];
  });
}
