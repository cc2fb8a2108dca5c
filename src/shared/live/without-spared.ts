import type { PlayerItem } from '#shared/items/kinds/registry';

/**
 * A question without the choice that this player does without. Its place stays empty, so that the others have the letters
 * and keys that they have on the wall.
 */
export function withoutSpared(item: PlayerItem, without: Readonly<Record<string, string>>): PlayerItem {
  if (!('options' in item)) return item;
  const spared = without[item.id];
  return { ...item, options: item.options.map((option) => (option === spared ? '' : option)) };
}
