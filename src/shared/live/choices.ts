import type { PlayerItem } from '#shared/items/kinds/registry';

/** What there is to choose, in the order of all screens: paper cards go by their letters. Nothing where one types. */
export function choicesOf(item: PlayerItem): string[] {
  if ('options' in item) return item.options;
  return item.kind === 'tf' ? ['True', 'False'] : [];
}
