import { isGraded, keyText } from '../../../shared/items/grade';
import type { Item } from '../../../shared/items/item';
import { type PlayerItem, playerView } from '../../../shared/items/player-view';
import { mulberry32, shuffle } from '../../../shared/random';

export interface PrintedItem {
  item: PlayerItem;
  key: string;
  why: string | undefined;
  /** By their letters on this version: for choices, the key's. */
  letters: string;
}

const letters = 'ABCDEFGHIJ';

interface Mixing {
  count: number;
  /** As on the screen: who writes the right choice first does not want a key of nothing but A. */
  shuffleOptions: boolean;
}

/**
 * The questions as so many sheets of paper: the first in its own order, the others mixed. Questions about one text stay
 * together. The same quiz always makes the same versions.
 */
export function versionsOf(items: readonly Item[], { count, shuffleOptions }: Mixing): PrintedItem[][] {
  return Array.from({ length: count }, (_, version) => {
    const seed = version * 7919 + 1;
    const ordered = version === 0 ? items : shuffle(groupsOf(items), mulberry32(seed)).flat();
    return ordered.map((item) => {
      const view = playerView(item, { seed, keepOrder: !shuffleOptions });
      return { item: view, key: keyText(item), why: item.explanation, letters: lettersOf(item, view) };
    });
  });
}

function groupsOf(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const text = item.passage?.text;
    if (last && text !== undefined && last[0]?.passage?.text === text) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** On paper an answer is a letter: of the choices, or of the right side of each pair. */
function lettersOf(item: Item, view: PlayerItem): string {
  if ('options' in view && (item.kind === 'mc' || item.kind === 'multi')) {
    const keys = item.options.filter(({ isKey }) => isKey).map(({ text }) => text);
    return view.options.flatMap((option, at) => (keys.includes(option) ? [letters[at] ?? ''] : [])).join(', ');
  }
  if (item.kind === 'match' && view.kind === 'match')
    return item.pairs.map(({ right }, at) => `${at + 1} ${letters[view.rights.indexOf(right)] ?? ''}`).join(', ');
  return '';
}

/** What a sheet is marked out of. */
export const pointsOf = (items: readonly Item[]) => items.filter(isGraded).reduce((sum, { points }) => sum + points, 0);
