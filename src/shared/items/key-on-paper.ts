import type { Item } from './item';
import { kindOf, type PlayerItem } from './kinds/registry';

/** The key as anyone who marks the paper looks for it: with the letters that stand on this sheet, as it was mixed. */
export function keyOnPaper(item: Item, playerItem: PlayerItem): string {
  const kind = kindOf(item);
  return playerItem.kind === item.kind ? kind.keyOnPaper(item, playerItem) : kind.key(item);
}

/**
 * The right answers beside the one that the key shows, so that anyone who marks on paper does not mark them wrong.
 * Short forms and other spellings of the key itself are not told.
 */
export const otherKeys = (item: Item): string[] => kindOf(item).otherKeys(item);

/** What else is right, behind the key. */
export function alsoOnPaper(others: readonly string[] = []): string {
  return others.length > 0 ? ` (also: ${others.join('; ')})` : '';
}
