import type { PlayerLive } from '#shared/api/live';
import type { PlayerItem } from '#shared/items/kinds/registry';

/** A question without the choice that this player does without. */
export function withoutSpared(item: PlayerItem, without: PlayerLive['own']['without']): PlayerItem {
  const spared = without[item.id];
  if (spared === undefined || !('options' in item)) return item;
  return { ...item, options: item.options.filter((option) => option !== spared) };
}
