import { type Level, levels } from '#shared/core/level';
import type { Item, ItemKind } from '#shared/items/item';
import { itemKinds, kindOf } from '#shared/items/kinds/registry';
import type { Difficulty } from './rasch';

/** How wide a level is on the scale of abilities; the four lie side by side, around nought. */
const width = 1.5;

/** The middle of a level: A1 at -2.25, A2 at -0.75, B1 at 0.75, B2 at 2.25. */
export function middleOf(level: Level): number {
  return (levels.indexOf(level) - (levels.length - 1) / 2) * width;
}

/** What an ability is called. Above the last level there is no other one here. */
export function bandOf(ability: number): Level {
  const place = Math.floor(ability / width + levels.length / 2);
  return levels[Math.min(levels.length - 1, Math.max(0, place))] ?? 'A1';
}

/**
 * How hard a question is taken to be before anybody has answered it: as its level says, and a little harder where the
 * answer is typed.
 */
export function difficultyOf({ level, kind }: { level?: Level; kind: ItemKind }): number {
  return middleOf(level ?? 'A2') + (itemKinds[kind].isTyped ? 0.2 : -0.1);
}

/** A question as the model sees it before anybody has answered it. */
export const asAssumed = (item: Item): Difficulty => ({
  difficulty: difficultyOf(item),
  guess: kindOf(item).guess(item),
});

/** A question as the placement test sees it: as hard as answers have shown, where there were enough. */
export const asSeen = (item: Item): Difficulty => ({
  ...asAssumed(item),
  ...(item.origin?.difficulty !== undefined && { difficulty: item.origin.difficulty }),
});
